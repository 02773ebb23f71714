/**
 * Drafts of half-typed forms, in session storage: they survive a reload and the end of a session, and are removed
 * on save, on explicit sign-out, and when another person signs in on the same tab.
 */
const PREFIJO = 'borrador:';
const CLAVE_DUENO = 'borrador-dueno';

export function leerBorrador(clave: string): unknown {
  const texto = sessionStorage.getItem(PREFIJO + clave);
  if (texto === null) return undefined;
  try {
    return JSON.parse(texto);
  } catch {
    return undefined;
  }
}

/** False when the browser has no room left (as with a large photograph): the form still works, without a draft. */
export function guardarBorrador(clave: string, valor: unknown): boolean {
  try {
    sessionStorage.setItem(PREFIJO + clave, JSON.stringify(valor));
    return true;
  } catch {
    return false;
  }
}

export function borrarBorrador(clave: string): void {
  sessionStorage.removeItem(PREFIJO + clave);
}

export function borrarBorradores(): void {
  for (const clave of Object.keys(sessionStorage)) if (clave.startsWith(PREFIJO)) sessionStorage.removeItem(clave);
  sessionStorage.removeItem(CLAVE_DUENO);
}

/** Called at every sign-in: what one person typed is never shown to the next. */
export function reclamarBorradores(username: string): void {
  if (sessionStorage.getItem(CLAVE_DUENO) !== username) borrarBorradores();
  sessionStorage.setItem(CLAVE_DUENO, username);
}
