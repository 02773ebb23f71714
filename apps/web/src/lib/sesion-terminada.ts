import { borrarSesion, leerSesion, type Sesion } from './sesion.ts';

/** The last session ended by itself: the page stays, with everything typed, until a new sign-in. */
interface Final {
  username: string;
}

let final: Final | null = null;
const oyentes = new Set<() => void>();

function poner(nuevo: Final | null): void {
  final = nuevo;
  for (const oyente of oyentes) oyente();
}

/**
 * The server refused the token, its time passed, or it was closed in another tab. Calling it twice is harmless.
 * @param conocida is the session that this tab worked with, should the storage have been emptied under it.
 */
export function terminarSesion(conocida: Pick<Sesion, 'username'> | null = leerSesion()): void {
  if (conocida === null || final !== null) return;
  borrarSesion();
  poner({ username: conocida.username });
}

/** Runs after signing in again, or after leaving for good. */
export function olvidarFinal(): void {
  if (final !== null) poner(null);
}

export const leerFinal = (): Final | null => final;

export function alCambiarFinal(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}
