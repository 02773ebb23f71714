import { guardarBorrador, leerBorrador } from '../../../../lib/borrador.ts';

/**
 * The names of the employers seen in this tab are kept: the address carries only their ids, and a reload must still
 * show names. They are kept as drafts are, so that they go when somebody else signs in.
 */
const CLAVE = 'nombres-entidades';

function leer(): Record<string, string> {
  const guardado = leerBorrador(CLAVE);
  return typeof guardado === 'object' && guardado !== null ? (guardado as Record<string, string>) : {};
}

/** Gives undefined for an employer never seen in this tab, as in an address that somebody shared. */
export const nombreDeEntidad = (id: number): string | undefined => leer()[id];

export function recordarEntidades(entidades: readonly { id: number; label: string }[]): void {
  const nombres = Object.fromEntries(entidades.map(({ id, label }) => [id, label]));
  guardarBorrador(CLAVE, { ...leer(), ...nombres });
}
