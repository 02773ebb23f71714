/**
 * One process serves a whole run with a PostgreSQL with a demo template, and on request a product of one's own over a
 * copy of it. It prints its address as the first line, and ends when whoever started it closes its standard input.
 */
import { readFile, rm } from 'node:fs/promises';
import { iniciarPostgres } from '@sgpa/postgres-local/iniciar';
import { carpetaDeBases } from '@sgpa/testing/carpeta';
import { crearPlantillas } from '@sgpa/testing/plantillas';
import { servirControl } from './http.ts';
import { abrirInstancia } from './instancia.ts';

const CANTIDAD_DEMO = 300;

async function version(): Promise<string> {
  const paquete: unknown = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
  return typeof paquete === 'object' && paquete && 'version' in paquete ? String(paquete.version) : '0';
}

const externa = process.env.DATABASE_URL;
const carpeta = await carpetaDeBases('navegador');
const propia = externa ? null : await iniciarPostgres({ dataDir: carpeta, test: true });
const urlServidor = propia?.url ?? externa ?? '';
const plantillas = await crearPlantillas({ urlServidor, ahora: new Date(), cantidad: CANTIDAD_DEMO });
const opciones = {
  urlServidor,
  plantilla: plantillas.plantillaDemo,
  version: await version(),
  carpetaWeb: process.env.SGPA_WEB_DIR,
};
const control = await servirControl(() => abrirInstancia(opciones));

async function cerrar(): Promise<void> {
  let codigo = 0;
  try {
    await control.cerrar();
  } catch (error) {
    process.stderr.write(`${error instanceof AggregateError ? error.errors.join('\n') : String(error)}\n`);
    codigo = 1;
  }
  await plantillas.borrar();
  await propia?.cerrar();
  await rm(carpeta, { recursive: true, force: true });
  process.exit(codigo);
}
process.stdin.once('end', () => void cerrar()).resume();
// Ctrl-C reaches the whole group; the end of the input follows.
process.on('SIGINT', () => {});

process.stdout.write(`${control.url}\n`);
