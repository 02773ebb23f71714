/**
 * Names of the employers seen in this tab: the address carries only their ids, and a reload must still show names.
 */
const CLAVE = 'nombres-entidades';

function leer(): Record<string, string> {
  try {
    const guardado: unknown = JSON.parse(sessionStorage.getItem(CLAVE) ?? '{}');
    return typeof guardado === 'object' && guardado !== null ? (guardado as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Undefined for one that was never seen in this tab, as in an address that somebody shared. */
export function nombreDeEntidad(id: number): string | undefined {
  return leer()[id];
}

export function recordarEntidades(entidades: readonly { id: number; label: string }[]): void {
  const nombres = Object.fromEntries(entidades.map(({ id, label }) => [id, label]));
  try {
    sessionStorage.setItem(CLAVE, JSON.stringify({ ...leer(), ...nombres }));
  } catch {
    // Without room the filter still works; only its name is lost after a reload.
  }
}
