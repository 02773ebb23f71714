import { leerJson } from './leer-json.ts';

/**
 * Session storage keeps drafts of half-typed forms: they survive a reload and the end of a session, and are removed on
 * save, on explicit sign-out, and when another person signs in on the same tab.
 */
const PREFIJO = 'borrador:';
const CLAVE_DUENO = 'borrador-dueno';

/** Files, and what did not fit in the storage, are kept here until the page is loaded anew. */
const enMemoria = new Map<string, string>();

export function leerBorrador(clave: string): unknown {
  const texto = enMemoria.get(clave) ?? sessionStorage.getItem(PREFIJO + clave);
  return texto === null ? undefined : leerJson(texto);
}

/** Gives false when the browser has no room left: then the draft would not survive a reload. */
export function guardarBorrador(clave: string, valor: unknown): boolean {
  const texto = JSON.stringify(valor);
  try {
    sessionStorage.setItem(PREFIJO + clave, texto);
    enMemoria.delete(clave);
    return true;
  } catch {
    enMemoria.set(clave, texto);
    return false;
  }
}

/** Keeps files, which no storage holds (acuerdos §12, Drafts), until the page is loaded anew. */
export function guardarEnMemoria(clave: string, valor: unknown): void {
  enMemoria.set(clave, JSON.stringify(valor));
}

export function borrarBorrador(clave: string): void {
  enMemoria.delete(clave);
  sessionStorage.removeItem(PREFIJO + clave);
}

/** These drafts hold work to be saved, of a record or a kind after a colon; the others hold searches and keys. */
const POR_GUARDAR =
  /^(?:(?:afiliacion-titular|registro-\w+)-(?:paso[13]|foto|certificado)|actualizacion-.+|publicacion-terminos|[\w-]+:.*)(?<!-clave)$/;

/** Tells whether ending the session removes something unsent; a photograph that was taken away does not count. */
export const hayPorGuardar = (): boolean =>
  [...enMemoria.keys(), ...Object.keys(sessionStorage).map((clave) => clave.replace(PREFIJO, ''))].some(
    (clave) => POR_GUARDAR.test(clave) && (leerBorrador(clave) ?? null) !== null,
  );

export function borrarBorradores(): void {
  enMemoria.clear();
  for (const clave of Object.keys(sessionStorage)) if (clave.startsWith(PREFIJO)) sessionStorage.removeItem(clave);
  sessionStorage.removeItem(CLAVE_DUENO);
}

/** Runs at every sign-in: what one person typed is never shown to the next. True when another person was here. */
export function reclamarBorradores(username: string): boolean {
  if (sessionStorage.getItem(CLAVE_DUENO) === username) return false;
  borrarBorradores();
  sessionStorage.setItem(CLAVE_DUENO, username);
  return true;
}
