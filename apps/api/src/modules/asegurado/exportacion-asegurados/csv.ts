import { Readable } from 'node:stream';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { stringify } from 'csv-stringify/sync';
import { FORMA_CSV, MARCA_UTF8 } from '../../../hoja-csv.ts';
import type { Celda, Tramos } from './columnas.ts';

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
