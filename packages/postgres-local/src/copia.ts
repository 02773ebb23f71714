import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A copy of the programs may stand in these places, best first: a cache that can be removed at any time while SGPA is
 * stopped.
 */
export const LUGARES: readonly string[] = ['/var/cache', '/var/lib', tmpdir()];

/** In a place that others may write, somebody might have laid programs of their own under our name. */
function esNuestro(carpeta: string): boolean {
  const { uid, mode } = lstatSync(carpeta);
  return lstatSync(carpeta).isDirectory() && uid === process.getuid?.() && (mode & 0o022) === 0;
}

/** Everybody may read and run it, whatever our umask was when the packages were installed. */
function abrirATodos(carpeta: string): void {
  chmodSync(carpeta, 0o755);
  for (const entrada of readdirSync(carpeta, { withFileTypes: true })) {
    const ruta = path.join(carpeta, entrada.name);
    if (entrada.isDirectory()) abrirATodos(ruta);
    else if (entrada.isFile()) chmodSync(ruta, (lstatSync(ruta).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

function version(raiz: string): string {
  const paquete: unknown = JSON.parse(readFileSync(path.join(raiz, 'package.json'), 'utf8'));
  return typeof paquete === 'object' && paquete && 'version' in paquete ? String(paquete.version) : '0';
}

/**
 * Copies the programs of the package at `raiz` below `lugar`, once for each version; null when that place does not
 * serve. The copy appears whole or not at all, also when several starts make it at the same moment.
 */
export function copiar(raiz: string, lugar: string): string | null {
  const carpeta = path.join(lugar, 'sgpa');
  const copia = path.join(carpeta, `postgres-${version(raiz)}-${process.platform}-${process.arch}`);
  const nueva = `${copia}.${process.pid}`;
  try {
    if (!existsSync(carpeta)) mkdirSync(carpeta);
    if (!esNuestro(carpeta)) return null;
    chmodSync(carpeta, 0o755);
    if (existsSync(copia)) return copia;
    cpSync(path.join(raiz, 'native'), nueva, { recursive: true, verbatimSymlinks: true });
    abrirATodos(nueva);
    renameSync(nueva, copia);
    return copia;
  } catch {
    rmSync(nueva, { recursive: true, force: true });
    return existsSync(copia) ? copia : null;
  }
}
