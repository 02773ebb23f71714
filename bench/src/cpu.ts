import { existsSync, readdirSync } from 'node:fs';
import { estadoDeProceso } from '@sgpa/postgres-local/proceso';

/** Linux counts clock ticks of a process since it began, 100 in a second. */
const MS_POR_TICK = 10;

const suma = (campos: readonly string[], desde: number, hasta: number): number =>
  campos.slice(desde, hasta).reduce((total, campo) => total + Number(campo), 0) * MS_POR_TICK;

/** Gives the milliseconds of processor that a process and its children have used; NaN where there is no /proc. */
export function cpuDe(pid: number): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const hijos = readdirSync('/proc')
    .filter((nombre) => /^\d+$/.test(nombre))
    .map((nombre) => estadoDeProceso(Number(nombre)))
    .filter((campos) => Number(campos[1]) === pid);
  // The sum has utime and stime of each; for the parent also what its ended children had used.
  return suma(estadoDeProceso(pid), 11, 15) + hijos.reduce((total, campos) => total + suma(campos, 11, 13), 0);
}
