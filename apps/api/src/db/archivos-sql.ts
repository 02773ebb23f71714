import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface ArchivoSql {
  /** The database keeps it without the extension. */
  nombre: string;
  texto: string;
  /** The SHA-256 is that of the text with Unix line ends, so that a checkout on Windows gets the same. */
  suma: string;
}

/** Reads the SQL files of a folder in the order of their names. */
export async function leerArchivosSql(carpeta: string): Promise<ArchivoSql[]> {
  const archivos = (await readdir(carpeta)).filter((archivo) => archivo.endsWith('.sql')).toSorted();
  return Promise.all(
    archivos.map(async (archivo) => {
      const texto = (await readFile(path.join(carpeta, archivo), 'utf8')).replaceAll('\r\n', '\n');
      return {
        nombre: archivo.replace(/\.sql$/, ''),
        texto,
        suma: createHash('sha256').update(texto).digest('hex'),
      };
    }),
  );
}
