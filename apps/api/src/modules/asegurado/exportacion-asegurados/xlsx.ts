import { PassThrough, pipeline, Readable } from 'node:stream';
import yazl from 'yazl';
import type { Tramos } from '../../../plugins/csv.ts';
import { FIN_DE_HOJA, filaDeHoja, PARTES, PRINCIPIO_DE_HOJA } from './hoja.ts';

/** A fast level: the file is a little longer, and the server has its time for the others. */
const COMPRESION = { compressionLevel: 1 };

async function* hoja(tramos: Tramos) {
  let n = 0;
  yield PRINCIPIO_DE_HOJA;
  for await (const filas of tramos) {
    yield filas
      .map((fila) => {
        n += 1;
        return filaDeHoja(fila, n);
      })
      .join('');
  }
  yield FIN_DE_HOJA;
}

/** A workbook of one sheet whose rows are packed as they come, and no faster than they are fetched. */
export function comoXlsx(tramos: Tramos): Readable {
  const zip = new yazl.ZipFile();
  const xml = Readable.from(hoja(tramos), { objectMode: false });
  const salida = new PassThrough();
  for (const [nombre, texto] of Object.entries(PARTES)) zip.addBuffer(Buffer.from(texto), nombre);
  zip.addReadStream(xml, 'xl/worksheets/sheet1.xml', COMPRESION);
  zip.end();
  zip.on('error', (error: Error) => salida.destroy(error));
  xml.on('error', (error) => salida.destroy(error));
  // Nobody fetches it any more: no further row is asked for.
  salida.once('close', () => xml.destroy());
  pipeline(zip.outputStream, salida, () => {});
  return salida;
}
