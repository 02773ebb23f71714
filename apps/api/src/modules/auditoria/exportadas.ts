import type { Lectura } from '../../lectura.ts';

/** Whom a step of an export shows, beside the audit row of its beginning; nothing of it goes out before. */
export function anotarMostradas({ leida }: Pick<Lectura, 'leida'>, afiliaciones: readonly (number | null)[]): void {
  const cuales = [...new Set(afiliaciones.filter((id) => id !== null))].toSorted((una, otra) => una - otra);
  if (cuales.length > 0) leida.mostradas = cuales;
}
