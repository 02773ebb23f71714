import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { ProblemaPostgres } from './problema.ts';

/** The system user that PostgreSQL runs as when we are root (it refuses to run as root itself). */
export type Identidad = { uid: number; gid: number };

const USUARIO = 'postgres';

function idDe(opcion: '-u' | '-g'): number {
  return Number.parseInt(
    execFileSync('id', [opcion, USUARIO], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    10,
  );
}

/** Null when we are not root: then PostgreSQL simply runs as we do. Creates the system user when it is missing. */
export function identidadServidor(): Identidad | null {
  if (process.getuid?.() !== 0) return null;
  try {
    return { uid: idDe('-u'), gid: idDe('-g') };
  } catch {
    try {
      execFileSync(
        'useradd',
        ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', USUARIO],
        {
          stdio: 'ignore',
        },
      );
      return { uid: idDe('-u'), gid: idDe('-g') };
    } catch {
      throw new ProblemaPostgres(
        'permiso',
        'PostgreSQL no puede ejecutarse como root y no se pudo crear el usuario del sistema «postgres».',
        'Ejecute la orden con un usuario normal, cree el usuario «postgres», o indique un servidor en DATABASE_URL.',
      );
    }
  }
}

/** Can this user walk down to the path? Directories made by root (a home, a `mktemp -d`) are often closed to others. */
function alcanza(ruta: string, { uid, gid }: Identidad): boolean {
  for (let actual = path.resolve(ruta); ; actual = path.dirname(actual)) {
    if (existsSync(actual)) {
      const st = statSync(actual);
      const paso = st.uid === uid ? 0o100 : st.gid === gid ? 0o010 : 0o001;
      if ((st.mode & paso) === 0) return false;
    }
    if (actual === path.dirname(actual)) return true;
  }
}

export type Orden = { comando: string; args: string[]; uid?: number; gid?: number };

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'].find((ruta) => existsSync(ruta));

/**
 * The command line that runs `comando` as the given user. On Linux `setpriv` also asks the kernel to stop PostgreSQL
 * (SIGINT = fast shutdown) when the process that started it dies without a word, and, for a checkout that only root may
 * enter, lets it walk through directories that are closed to others.
 */
export function ordenComo(comando: string, args: string[], identidad: Identidad | null, rutas: string[]): Orden {
  if (SETPRIV === undefined || process.platform !== 'linux') {
    return identidad === null ? { comando, args } : { comando, args, ...identidad };
  }
  const opciones = ['--pdeathsig', 'INT'];
  if (identidad !== null) {
    opciones.push('--reuid', String(identidad.uid), '--regid', String(identidad.gid), '--clear-groups');
    if (!rutas.every((ruta) => alcanza(ruta, identidad))) {
      opciones.push('--inh-caps', '+dac_override', '--ambient-caps', '+dac_override');
    }
  }
  return { comando: SETPRIV, args: [...opciones, comando, ...args] };
}
