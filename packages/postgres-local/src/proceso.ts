import { readFileSync } from 'node:fs';

/** Gives the fields of /proc/<pid>/stat after the name, which may hold anything; empty where there is no /proc. */
export function estadoDeProceso(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
