import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FilasPorRuta } from '../matriz/fila.ts';
import type { Caso } from './caso.ts';

const MODULOS = fileURLToPath(new URL('../../../apps/api/src/modules/', import.meta.url));

/** The file beside a use case, `<slug>/<slug>.casos.ts`, tells tests these. */
interface DeUnCaso {
  CASOS?: readonly Caso[];
  FILAS?: FilasPorRuta;
}

const archivos = readdirSync(MODULOS, { recursive: true, encoding: 'utf8' })
  .filter((archivo) => path.basename(archivo) === `${path.basename(path.dirname(archivo))}.casos.ts`)
  .toSorted();
const DICHOS = new Map<string, DeUnCaso>();
for (const archivo of archivos)
  DICHOS.set(path.basename(archivo, '.casos.ts'), await import(path.join(MODULOS, archivo)));

export const CASOS_EN_SU_CARPETA: Readonly<Record<string, readonly Caso[]>> = Object.fromEntries(
  [...DICHOS].flatMap(([slug, { CASOS }]) => (CASOS ? [[slug, CASOS]] : [])),
);

/** The rows of the matrix of permissions go by path. */
export const FILAS_EN_SU_CARPETA: FilasPorRuta = Object.fromEntries(
  [...DICHOS.values()].flatMap(({ FILAS = {} }) => Object.entries(FILAS)),
);
