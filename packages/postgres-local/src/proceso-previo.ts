import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pausa } from 'node:timers/promises';
import { ProblemaPostgres } from './problema.ts';
import { estadoDeProceso } from './proceso.ts';

export function vive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  // A killed process that nobody has collected (usual in a container) still answers.
  return estadoDeProceso(pid)[0] !== 'Z';
}

/** Tells a process from a later one with the same number (numbers come round quickly in a container). */
const nacimiento = (pid: number): string => estadoDeProceso(pid)[19] ?? '';

/** One program at a time owns a data directory: writes who, or refuses while the earlier owner lives. */
export function tomarDirectorio(dataDir: string): () => void {
  const archivo = path.join(dataDir, 'en-uso.pid');
  if (existsSync(archivo)) {
    const [pid = '', nacio = ''] = readFileSync(archivo, 'utf8').trim().split(' ');
    const numero = Number.parseInt(pid, 10);
    if (numero > 0 && numero !== process.pid && vive(numero) && nacimiento(numero) === nacio) {
      throw new ProblemaPostgres(
        'en_uso',
        `SGPA ya está en marcha con los datos de ${dataDir} (proceso ${numero}).`,
        'Deténgalo antes de iniciar otro, o indique otro directorio con SGPA_DATA_DIR.',
      );
    }
  }
  writeFileSync(archivo, `${process.pid} ${nacimiento(process.pid)}\n`);
  return () => rmSync(archivo, { force: true });
}

function esPostgres(pid: number): boolean {
  try {
    const linea = existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return linea.includes('postgres');
  } catch {
    return false;
  }
}

/** Tells whether any process works in the data directory, as PostgreSQL and its workers do. */
function alguienDentro(pgdata: string): boolean {
  if (!existsSync('/proc/self/cwd')) return false;
  const real = realpathSync(pgdata);
  return readdirSync('/proc').some((entrada) => {
    try {
      return /^\d+$/.test(entrada) && readlinkSync(`/proc/${entrada}/cwd`) === real;
    } catch {
      return false;
    }
  });
}

async function hasta(condicion: () => boolean, milisegundos: number): Promise<boolean> {
  const limite = performance.now() + milisegundos;
  while (!condicion()) {
    if (performance.now() > limite) return false;
    await pausa(50);
  }
  return true;
}

/** Tells whether the process was killed, and is still in the table of processes because nobody has collected it. */
const esRestos = (pid: number): boolean => estadoDeProceso(pid)[0] === 'Z';

/**
 * Leaves the directory ready for a new server after whatever happened before: an orphan server of ours is stopped, and
 * `postmaster.pid` is removed only when its number now belongs to some other program, or to the remains of a killed one
 * (PostgreSQL takes both for a server that runs), and nobody works in the directory. A file whose process is gone is left
 * to PostgreSQL, which also checks the shared memory before it takes over.
 */
export async function despedirAnterior(pgdata: string): Promise<void> {
  const archivo = path.join(pgdata, 'postmaster.pid');
  if (!existsSync(archivo)) return;
  const pid = Math.abs(Number.parseInt(readFileSync(archivo, 'utf8'), 10));
  if (pid > 0 && vive(pid) && esPostgres(pid) && existsSync(archivo)) {
    process.kill(pid, 'SIGINT');
    if (await hasta(() => !vive(pid), 60_000)) return;
    throw new ProblemaPostgres(
      'en_uso',
      `Otro PostgreSQL usa ${pgdata} (proceso ${pid}) y no se detiene.`,
      'Deténgalo y vuelva a ejecutar la orden.',
    );
  }
  // The workers of a killed server notice within a moment; a new server must not start before they are gone.
  const vacio = await hasta(() => !alguienDentro(pgdata), 15_000);
  if (vacio && pid > 0 && (vive(pid) || esRestos(pid))) rmSync(archivo, { force: true });
}
