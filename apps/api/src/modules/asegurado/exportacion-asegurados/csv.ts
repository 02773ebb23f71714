import { Readable } from 'node:stream';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { stringify } from 'csv-stringify/sync';
import type { Celda, Tramos } from './columnas.ts';

/**
 * As a spreadsheet in Spanish reads it: semicolons, quotes round each text. What begins like a formula gets an
 * apostrophe before it (OWASP, CSV injection).
 */
const FORMA = {
  delimiter: ';',
  record_delimiter: '\r\n',
  quoted_string: true,
  quoted_empty: false,
  escape_formulas: true,
} as const;

/** Without it a spreadsheet takes UTF-8 for something else. */
const MARCA_UTF8 = '\uFEFF';

const enTexto = (celda: Celda): string | number | null =>
  typeof celda === 'object' && celda !== null ? mostrarFecha(celda.dia) : celda;

async function* lineas(tramos: Tramos) {
  yield MARCA_UTF8;
  for await (const filas of tramos) {
    yield stringify(
      filas.map((fila) => fila.map(enTexto)),
      FORMA,
    );
  }
}

export const comoCsv = (tramos: Tramos): Readable => Readable.from(lineas(tramos), { objectMode: false });
