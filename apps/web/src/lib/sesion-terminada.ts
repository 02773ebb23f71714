import { borrarSesion, leerSesion } from './sesion.ts';

/** Set while the last session ended by itself and nobody signed in again: the page stays, with everything typed. */
interface Final {
  username: string;
}

let final: Final | null = null;
const oyentes = new Set<() => void>();

function poner(nuevo: Final | null): void {
  final = nuevo;
  for (const oyente of oyentes) oyente();
}

/** The server refused the token, or its time passed. Calling it twice is harmless. */
export function terminarSesion(): void {
  const sesion = leerSesion();
  if (sesion === null) return;
  borrarSesion();
  poner({ username: sesion.username });
}

/** After signing in again, or after leaving for good. */
export function olvidarFinal(): void {
  if (final !== null) poner(null);
}

export function leerFinal(): Final | null {
  return final;
}

export function alCambiarFinal(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}
