import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Proceso {
  pid: number;
  padre: number;
  orden: string;
}

function deProc(pid: number): Proceso[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const padre = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return [{ pid, padre, orden: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') }];
  } catch {
    // The process ended meanwhile.
    return [];
  }
}

function todos(): Proceso[] {
  if (existsSync('/proc/self/stat')) {
    return readdirSync('/proc')
      .filter((nombre) => /^\d+$/.test(nombre))
      .map(Number)
      .flatMap(deProc);
  }
  const lineas = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' }).split('\n');
  return lineas.flatMap((linea) => {
    const [, pid, padre, orden] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(linea) ?? [];
    return orden === undefined ? [] : [{ pid: Number(pid), padre: Number(padre), orden }];
  });
}

export const hijosDe = (padre: number): number[] =>
  todos()
    .filter((proceso) => proceso.padre === padre)
    .map(({ pid }) => pid);

/** Finds the running child of `padre` whose command line holds that text. */
export const hijoDe = (padre: number, texto: string): number | undefined =>
  todos().find((proceso) => proceso.padre === padre && proceso.orden.includes(texto))?.pid;

/** Finds the postmaster that works in an embedded data directory. */
export function postmasterDe(dataDir: string): number | undefined {
  const archivo = path.join(dataDir, 'postgres', 'postmaster.pid');
  return existsSync(archivo) ? Number.parseInt(readFileSync(archivo, 'utf8'), 10) : undefined;
}
