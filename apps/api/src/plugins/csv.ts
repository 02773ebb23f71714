import { Readable } from 'node:stream';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { stringify } from 'csv-stringify/sync';

/** A spreadsheet in Spanish reads this; what begins like a formula gets an apostrophe (OWASP, CSV injection). */
export const FORMA_CSV = {
  delimiter: ';',
  record_delimiter: '\r\n',
  quoted_string: true,
  quoted_empty: false,
  escape_formulas: true,
} as const;

/** Without this mark a spreadsheet takes UTF-8 for something else. */
export const MARCA_UTF8 = '\uFEFF';

export type Celda = string | number | { dia: FechaCivil } | null;

/** Rows of cells come some at a time, as they are read; the first one has the headings. */
export type Tramos = AsyncIterable<readonly (readonly Celda[])[]>;

const enTexto = (celda: Celda): string | number | null =>
  typeof celda === 'object' && celda !== null ? mostrarFecha(celda.dia) : celda;

async function* lineas(tramos: Tramos) {
  yield MARCA_UTF8;
  for await (const filas of tramos) {
    yield stringify(
      filas.map((fila) => fila.map(enTexto)),
      FORMA_CSV,
    );
  }
}

export const comoCsv = (tramos: Tramos): Readable => Readable.from(lineas(tramos), { objectMode: false });
