import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { ProblemaPostgres } from './problema.ts';

/** PostgreSQL runs as this user when we are root, which it refuses to be. */
export type Identidad = { uid: number; gid: number; nombre: string };

function id(opcion: '-u' | '-g' | '-un', quien: string): string {
  return execFileSync('id', [opcion, quien], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

function usuario(nombre: string): Identidad | null {
  try {
    return { uid: Number(id('-u', nombre)), gid: Number(id('-g', nombre)), nombre };
  } catch {
    return null;
  }
}

function crearUsuario(nombre: string): Identidad | null {
  const opciones = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  try {
    execFileSync('useradd', [...opciones, nombre], { stdio: 'ignore' });
    return usuario(nombre);
  } catch {
    return null;
  }
}

/** The owner of the data opens them: the same checkout may have been started by an ordinary user before. */
function duenoDe(pgdata: string): Identidad | null {
  if (!existsSync(pgdata)) return null;
  const { uid, gid } = statSync(pgdata);
  if (uid === 0) return null;
  try {
    return { uid, gid, nombre: id('-un', String(uid)) };
  } catch {
    return { uid, gid, nombre: String(uid) };
  }
}

/**
 * Gives null when we are not root: then PostgreSQL simply runs as we do. Else it gives the data's owner or the system
 * user `postgres`, made when missing; where no user can be made, `nobody`, whom every system has.
 */
export function identidadServidor(pgdata: string): Identidad | null {
  if (process.getuid?.() !== 0) return null;
  const identidad = duenoDe(pgdata) ?? usuario('postgres') ?? crearUsuario('postgres') ?? usuario('nobody');
  if (identidad !== null) return identidad;
  throw new ProblemaPostgres(
    'permiso',
    'PostgreSQL no puede ejecutarse como root, y no se pudo crear el usuario del sistema «postgres».',
    'Ejecute la orden con un usuario normal, cree el usuario «postgres», o indique un servidor en DATABASE_URL.',
  );
}

/** Gives the user's name as messages tell it. */
export function nombreDe(identidad: Identidad | null): string {
  if (identidad !== null) return identidad.nombre;
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}
