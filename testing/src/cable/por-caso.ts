import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FilasPorRuta } from '../matriz/fila.ts';
import type { Caso } from './caso.ts';

const MODULOS = fileURLToPath(new URL('../../../apps/api/src/modules/', import.meta.url));

/** What tests are told by the files that stand with a use case, `<slug>/<slug>.<clase>.ts`. */
interface DeUnCaso {
  casos: { CASOS: readonly Caso[] };
  matriz: { FILAS: FilasPorRuta };
}

async function leer<C extends keyof DeUnCaso>(clase: C): Promise<[slug: string, dicho: DeUnCaso[C]][]> {
  const fin = `.${clase}.ts`;
  const deUnCaso = (archivo: string) => path.basename(archivo) === path.basename(path.dirname(archivo)) + fin;
  const archivos = readdirSync(MODULOS, { recursive: true, encoding: 'utf8' }).filter(deUnCaso);
  return Promise.all(
    archivos
      .toSorted()
      .map(async (archivo) => [path.basename(archivo, fin), await import(path.join(MODULOS, archivo))]),
  );
}

/** The recorded requests. */
export async function casosEnSuCarpeta(): Promise<Record<string, readonly Caso[]>> {
  return Object.fromEntries((await leer('casos')).map(([slug, { CASOS }]) => [slug, CASOS]));
}

/** Rows of the matrix of permissions, by path. */
export async function filasEnSuCarpeta(): Promise<FilasPorRuta> {
  return Object.fromEntries((await leer('matriz')).flatMap(([, { FILAS }]) => Object.entries(FILAS)));
}
