import { readdirSync, rmSync, statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';

const MEMORIA = '/dev/shm';
/** The databases of a run take less than this together, with their journal. */
const HACEN_FALTA = 2 * 1024 ** 3;

function hayMemoria(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const { bavail, bsize } = statfsSync(MEMORIA);
    return Math.min(bavail * bsize, process.availableMemory()) > HACEN_FALTA;
  } catch {
    return false;
  }
}

function vive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const NUESTRA = `sgpa-${hostname()}-`;

/** Takes away the memory that a killed run did not give back. */
function recoger(): void {
  for (const nombre of readdirSync(MEMORIA).filter((uno) => uno.startsWith(NUESTRA))) {
    const [pid = ''] = nombre.slice(NUESTRA.length).split('-');
    if (/^\d+$/.test(pid) && !vive(Number(pid))) rmSync(path.join(MEMORIA, nombre), { recursive: true, force: true });
  }
}

/**
 * Makes a directory for databases that nobody needs afterwards: in memory where there is room, as copying a template to
 * a disk costs ten times the processor time. Whoever asks for it removes it.
 */
export async function carpetaDeBases(para: string): Promise<string> {
  if (!hayMemoria()) return mkdtemp(path.join(tmpdir(), `sgpa-${para}-`));
  recoger();
  return mkdtemp(path.join(MEMORIA, `${NUESTRA}${process.pid}-${para}-`));
}
