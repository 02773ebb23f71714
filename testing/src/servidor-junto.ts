import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { MAIN } from './servidor-aparte.ts';

const CARPETA = path.resolve(import.meta.dirname, '../../node_modules/.cache/sgpa-servidor-junto');
const UN_DIA_MS = 24 * 60 * 60_000;

/** A module of the one file still knows where its own source lies: migrations, catalogues and threads are found from there. */
const enSuLugar: Plugin = {
  name: 'en-su-lugar',
  enforce: 'pre',
  transform: (codigo, id) =>
    codigo
      .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

function recoger(): void {
  for (const archivo of readdirSync(CARPETA).map((nombre) => path.join(CARPETA, nombre)))
    if (statSync(archivo).mtimeMs < Date.now() - UN_DIA_MS) rmSync(archivo, { force: true });
}

/**
 * Builds the server that `npm start` runs, the product's own six hundred modules, in one file: to find and load them is
 * a quarter of the 1.2 s of processor time that a start costs, and a test that kills it by the dozen starts it as
 * often. What it depends on is loaded as always.
 */
export async function servidorJunto(): Promise<string> {
  const hecho = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [enSuLugar],
    build: { ssr: MAIN, write: false, minify: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  const [salida] = [hecho].flat();
  if (!salida || !('output' in salida)) throw new Error('Nothing was built');
  const [{ code }] = salida.output;
  mkdirSync(CARPETA, { recursive: true });
  recoger();
  const programa = path.join(CARPETA, `${createHash('sha256').update(code).digest('hex')}.mjs`);
  if (existsSync(programa)) return programa;
  // The file appears whole or not at all: another file's test may want it at the same moment.
  const nuevo = `${programa}.${process.pid}`;
  writeFileSync(nuevo, code);
  renameSync(nuevo, programa);
  return programa;
}
