/**
 * Locks sign-in after failures, counted by typed name, whether or not such an account exists: for the address that they
 * come from, and for all (ADR 27). Instants are milliseconds since the epoch.
 */

export const MAX_FALLOS = 5;
export const MAX_FALLOS_DE_TODAS = 30;
export const BLOQUEO_MS = 15 * 60_000;

export interface Bloqueo {
  /** Counts failures in a row since the last success or the last lock. */
  fallos: number;
  bloqueadoHasta: number | null;
}

export interface BloqueoDeTodas {
  /** The last failures came at these instants; those of the last 15 minutes count. */
  fallosEn: readonly number[];
  bloqueadoHasta: number | null;
}

export interface Intentos {
  direccion: Bloqueo;
  todas: BloqueoDeTodas;
  /** The account's user signed in from this address before. */
  conocida: boolean;
}

export const SIN_BLOQUEO: Bloqueo = { fallos: 0, bloqueadoHasta: null };

/** The lock holds before the instant stored and ends at it. */
const vigente = (hasta: number | null, ahora: number): number => (hasta !== null && ahora < hasta ? hasta : 0);

/** Gives the end of the lock on this name for this address, or null: others do not shut the user out. */
export function bloqueadoHasta({ direccion, todas, conocida }: Intentos, ahora: number): number | null {
  const propio = vigente(direccion.bloqueadoHasta, ahora);
  const hasta = conocida ? propio : Math.max(propio, vigente(todas.bloqueadoHasta, ahora));
  return hasta === 0 ? null : hasta;
}

function trasFalloDeLaDireccion({ fallos, bloqueadoHasta: hasta }: Bloqueo, ahora: number): Bloqueo {
  const cuenta = (hasta === null ? fallos : 0) + 1;
  return { fallos: cuenta, bloqueadoHasta: cuenta >= MAX_FALLOS ? ahora + BLOQUEO_MS : null };
}

function trasFalloDeTodas(todas: BloqueoDeTodas, ahora: number): BloqueoDeTodas {
  if (vigente(todas.bloqueadoHasta, ahora) !== 0) return todas;
  const fallosEn = [...todas.fallosEn.filter((cuando) => cuando > ahora - BLOQUEO_MS), ahora];
  if (fallosEn.length < MAX_FALLOS_DE_TODAS) return { fallosEn, bloqueadoHasta: null };
  return { fallosEn: [], bloqueadoHasta: ahora + BLOQUEO_MS };
}

/**
 * Gives the state after one more failure. While locked nothing changes: further failures do not lengthen a lock, so
 * nobody can keep another person out for ever with one attempt a minute. When it has passed the count starts again.
 */
export function trasFallo(intentos: Intentos, ahora: number): Intentos {
  if (bloqueadoHasta(intentos, ahora) !== null) return intentos;
  const { direccion, todas, conocida } = intentos;
  return { direccion: trasFalloDeLaDireccion(direccion, ahora), todas: trasFalloDeTodas(todas, ahora), conocida };
}
