import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Caso } from './caso.ts';

type Casos = readonly Caso[];

const MODULOS = fileURLToPath(new URL('../../modules/', import.meta.url));
const FIN = '.casos.ts';

async function leer(archivo: string): Promise<[string, Casos]> {
  const { CASOS }: { CASOS: Casos } = await import(path.join(MODULOS, archivo));
  return [path.basename(archivo, FIN), CASOS];
}

/** The recorded requests that stand with their use case, in `<slug>/<slug>.casos.ts`. */
export async function casosEnSuCarpeta(): Promise<Record<string, Casos>> {
  const archivos = readdirSync(MODULOS, { recursive: true, encoding: 'utf8' }).filter((uno) => uno.endsWith(FIN));
  return Object.fromEntries(await Promise.all(archivos.toSorted().map(leer)));
}
