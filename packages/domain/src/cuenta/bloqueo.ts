/** Locking of an account after failed sign-ins. Instants are milliseconds since the epoch, from the injected clock. */

export const MAX_FALLOS = 5;
export const BLOQUEO_MS = 15 * 60_000;

export interface Bloqueo {
  /** Failures in a row since the last success or the last lock. */
  fallos: number;
  bloqueadoHasta: number | null;
}

export const SIN_BLOQUEO: Bloqueo = { fallos: 0, bloqueadoHasta: null };

/** The lock holds before the instant stored and ends at it. */
export function estaBloqueado(bloqueo: Bloqueo, ahora: number): boolean {
  return bloqueo.bloqueadoHasta !== null && ahora < bloqueo.bloqueadoHasta;
}

/**
 * The state after an attempt. While locked nothing changes: the right password does not open the account, so guessing
 * gains nothing, and further failures do not lengthen the lock, so nobody can keep another person out for ever with
 * one attempt a minute. When the lock has passed the count starts again.
 */
export function trasIntento(bloqueo: Bloqueo, intento: 'acierto' | 'fallo', ahora: number): Bloqueo {
  if (estaBloqueado(bloqueo, ahora)) return bloqueo;
  if (intento === 'acierto') return SIN_BLOQUEO;
  const fallos = (bloqueo.bloqueadoHasta === null ? bloqueo.fallos : 0) + 1;
  return { fallos, bloqueadoHasta: fallos >= MAX_FALLOS ? ahora + BLOQUEO_MS : null };
}
