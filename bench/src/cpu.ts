import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of a process since it began, as Linux counts them: 100 in a second. */
const MS_POR_TICK = 10;

function estado(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const suma = (campos: readonly string[], desde: number, hasta: number): number =>
  campos.slice(desde, hasta).reduce((total, campo) => total + Number(campo), 0) * MS_POR_TICK;

/** Milliseconds of processor that a process and its children have used; NaN where there is no /proc. */
export function cpuDe(pid: number): number {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const hijos = readdirSync('/proc')
    .filter((nombre) => /^\d+$/.test(nombre))
    .map((nombre) => estado(Number(nombre)))
    .filter((campos) => Number(campos[1]) === pid);
  // utime and stime of each; of the parent also what its ended children had used.
  return suma(estado(pid), 11, 15) + hijos.reduce((total, campos) => total + suma(campos, 11, 13), 0);
}
