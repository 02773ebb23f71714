import { closeSync, existsSync, openSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Identidad } from './identidad.ts';
import { ProblemaPostgres } from './problema.ts';

/**
 * Tells whether this user can walk down to the path. Directories made by root (a home, a `mktemp -d`) are often closed
 * to others.
 */
function alcanza(ruta: string, { uid, gid }: Identidad): boolean {
  // The last part of the path belongs to the user: only the directories above it are in question.
  for (let actual = realpathSync(ruta); actual !== path.dirname(actual); ) {
    actual = path.dirname(actual);
    const { uid: dueno, gid: grupo, mode } = statSync(actual);
    const paso = dueno === uid ? 0o100 : grupo === gid ? 0o010 : 0o001;
    if ((mode & paso) === 0) return false;
  }
  return true;
}

type Abiertas = {
  /** The command line calls each path by this name. */
  nombres: string[];
  /** The descriptors are handed over as 3, 4… */
  descriptores: number[];
  cerrar(): void;
};

/**
 * Names paths so that a program that runs as somebody else can open them: as they are where that user can walk to them,
 * else through a descriptor that we open for it. Linux goes from /proc/self/fd/N straight to the file, whatever the
 * directories above it allow, so that the data of a checkout that only root may enter stay where they are.
 */
export function abrirPara(identidad: Identidad | null, rutas: readonly string[]): Abiertas {
  const descriptores: number[] = [];
  const nombres = rutas.map((ruta) => {
    if (identidad === null || alcanza(ruta, identidad)) return ruta;
    if (process.platform !== 'linux') {
      throw new ProblemaPostgres(
        'permiso',
        `El usuario «${identidad.nombre}», con el que corre PostgreSQL, no puede entrar en ${ruta}.`,
        'Ejecute la orden con un usuario normal, o indique otro directorio con SGPA_DATA_DIR.',
      );
    }
    descriptores.push(openSync(ruta, 'r'));
    return `/proc/self/fd/${2 + descriptores.length}`;
  });
  return { nombres, descriptores, cerrar: () => descriptores.forEach((descriptor) => void closeSync(descriptor)) };
}

/** Every program of PostgreSQL starts with an environment of its own, and the user it runs as. */
export function comoQuien(identidad: Identidad | null, carpeta: string) {
  return {
    // We may enter it before we become the user who may not, but a shell would complain of where it stands.
    cwd: identidad === null ? carpeta : '/',
    windowsHide: true,
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin', SystemRoot: 'C:\\Windows' },
    uid: identidad?.uid,
    gid: identidad?.gid,
  };
}

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'].find((ruta) => existsSync(ruta));

/** Has the kernel end the program (SIGINT = fast shutdown) when we die without a word, where Linux has `setpriv`. */
export function conVigia(comando: string, args: readonly string[]): [string, string[]] {
  if (SETPRIV === undefined || process.platform !== 'linux') return [comando, [...args]];
  return [SETPRIV, ['--pdeathsig', 'INT', comando, ...args]];
}
