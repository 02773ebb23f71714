import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { vive } from './proceso-previo.ts';

/** This line of `postmaster.pid` tells the port. */
const PUERTO = 3;

/** Gives the address of the server that runs on these data, as its superuser; null when none does. */
export function urlEnMarcha(dataDir: string): string | null {
  const archivo = path.join(dataDir, 'postgres', 'postmaster.pid');
  const clave = path.join(dataDir, 'postgres.clave');
  if (!existsSync(archivo) || !existsSync(clave)) return null;
  const lineas = readFileSync(archivo, 'utf8').split('\n');
  const pid = Math.abs(Number.parseInt(lineas[0] ?? '', 10));
  if (!(pid > 0 && vive(pid))) return null;
  return `postgres://postgres:${readFileSync(clave, 'utf8').trim()}@127.0.0.1:${lineas[PUERTO]?.trim()}/postgres`;
}
