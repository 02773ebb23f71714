import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Custodia, Firmante } from './port.ts';

const ARCHIVO = 'cabezas.jsonl';

/** Of the file only: a verification has nothing to sign. */
export async function leerCabezas(carpeta: string): Promise<string[]> {
  try {
    return (await readFile(path.join(carpeta, ARCHIVO), 'utf8')).split('\n').filter((linea) => linea !== '');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Opened to append only: what is there stays. What a power cut left of a line keeps a line of its own. */
async function agregar(carpeta: string, lineas: readonly string[]): Promise<void> {
  const archivo = path.join(carpeta, ARCHIVO);
  const previo = await readFile(archivo, 'utf8').catch(() => '');
  const salto = previo === '' || previo.endsWith('\n') ? '' : '\n';
  const abierto = await open(archivo, 'a', 0o644);
  try {
    await abierto.appendFile(`${salto}${lineas.join('\n')}\n`);
    await abierto.sync();
  } finally {
    await abierto.close();
  }
  // The file's own name, where it is new.
  const en = await open(carpeta, 'r');
  await en.sync().finally(() => en.close());
}

/** @param carpeta of the heads, which is there. */
export const crearCustodia = (carpeta: string, firmante: Firmante): Custodia => ({
  firmante,
  leer: () => leerCabezas(carpeta),
  agregar: (lineas) => agregar(carpeta, lineas),
});
