import { readdirSync, readFileSync } from 'node:fs';

/** Holds a question to a registry and its answer, of fictional persons, as they travel; no program generates it. */
export interface Muestra {
  nombre: string;
  ruta: string;
  solicitud: object;
  respuesta: object;
}

export const REGISTROS = ['segip', 'ovt', 'senasir', 'gestora'] as const;
export type Registro = (typeof REGISTROS)[number];

export function muestrasDe(registro: Registro): Muestra[] {
  const carpeta = new URL(`../${registro}/samples/`, import.meta.url);
  return readdirSync(carpeta)
    .toSorted()
    .map((archivo) => ({
      nombre: archivo.replace(/\.json$/, ''),
      ...JSON.parse(readFileSync(new URL(archivo, carpeta), 'utf8')),
    }));
}
