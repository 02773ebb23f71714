import { borrarSesion, leerSesion, type Sesion } from './sesion.ts';

/** The last session ended by itself: the page stays, with everything typed, until a new sign-in. */
interface SesionTerminada {
  username: string;
}

let terminada: SesionTerminada | null = null;
const oyentes = new Set<() => void>();

function poner(nuevo: SesionTerminada | null): void {
  terminada = nuevo;
  for (const oyente of oyentes) oyente();
}

/**
 * The server refused the token, its time passed, or it was closed in another tab. Calling it twice is harmless.
 * @param conocida is the session that this tab worked with, should the storage have been emptied under it.
 */
export function terminarSesion(conocida: Pick<Sesion, 'username'> | null = leerSesion()): void {
  if (conocida === null || terminada !== null) return;
  borrarSesion();
  poner({ username: conocida.username });
}

/** Runs after signing in again, or after leaving for good. */
export function olvidarSesionTerminada(): void {
  if (terminada !== null) poner(null);
}

export const leerSesionTerminada = (): SesionTerminada | null => terminada;

export function alTerminarSesion(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}
