import { open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Custodia, Firmante } from './port.ts';

const CABEZAS = 'cabezas.jsonl';
/** One file holds the witnesses of so many seals, and is read whole each time. */
const SELLOS_POR_ARCHIVO = 1000;
const TESTIGOS = /^sellos-\d{9}\.jsonl$/;

const archivoDeTestigos = (numero: number): string =>
  `sellos-${String(Math.floor(numero / SELLOS_POR_ARCHIVO)).padStart(9, '0')}.jsonl`;

async function leerLineas(carpeta: string, nombre: string): Promise<string[]> {
  try {
    return (await readFile(path.join(carpeta, nombre), 'utf8')).split('\n').filter((linea) => linea !== '');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** A verification needs only the file, since it has nothing to sign. */
export const leerCabezas = (carpeta: string): Promise<string[]> => leerLineas(carpeta, CABEZAS);

/** Reads the file in which that seal's witness would stand, and those after it. */
export async function leerTestigos(carpeta: string, numero: number): Promise<string[]> {
  const primero = archivoDeTestigos(numero);
  const nombres = (await readdir(carpeta)).filter((nombre) => TESTIGOS.test(nombre) && nombre >= primero).toSorted();
  return (await Promise.all(nombres.map((nombre) => leerLineas(carpeta, nombre)))).flat();
}

/** Appends only, so that what is there stays. What a power cut left of a line keeps a line of its own. */
async function agregar(carpeta: string, nombre: string, lineas: readonly string[]): Promise<void> {
  const archivo = path.join(carpeta, nombre);
  const previo = await readFile(archivo, 'utf8').catch(() => '');
  const salto = previo === '' || previo.endsWith('\n') ? '' : '\n';
  const abierto = await open(archivo, 'a', 0o644);
  try {
    await abierto.appendFile(`${salto}${lineas.join('\n')}\n`);
    await abierto.sync();
  } finally {
    await abierto.close();
  }
  // A new file's name is on the disk only once its folder is.
  const en = await open(carpeta, 'r');
  await en.sync().finally(() => en.close());
}

/** @param carpeta folder of the heads, which must exist. */
export const crearCustodia = (carpeta: string, firmante: Firmante): Custodia => ({
  firmante,
  leer: () => leerCabezas(carpeta),
  agregar: (lineas) => agregar(carpeta, CABEZAS, lineas),
  testigos: (numero) => leerTestigos(carpeta, numero),
  atestiguar: (numero, linea) => agregar(carpeta, archivoDeTestigos(numero), [linea]),
});
