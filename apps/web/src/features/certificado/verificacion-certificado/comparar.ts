export const COINCIDE = 'El archivo es el que se emitió, byte por byte.';
export const NO_COINCIDE = 'El archivo NO es el que se emitió: fue modificado, o es otro documento.';
const SIN_CRIPTOGRAFIA =
  'Su navegador no puede comparar archivos aquí: abra esta página por su dirección segura (https).';
const NO_SE_LEE = 'No se pudo leer el archivo. Elíjalo otra vez.';

const enHexadecimal = (huella: ArrayBuffer): string =>
  Array.from(new Uint8Array(huella), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether that file is the one with this SHA-256. It is read here and sent nowhere. */
export async function comparar(archivo: Blob, sha256: string): Promise<{ igual: boolean; texto: string }> {
  // Not there where the page did not come over a safe connection.
  if (!globalThis.crypto?.subtle) return { igual: false, texto: SIN_CRIPTOGRAFIA };
  try {
    const huella = enHexadecimal(await crypto.subtle.digest('SHA-256', await archivo.arrayBuffer()));
    return huella === sha256 ? { igual: true, texto: COINCIDE } : { igual: false, texto: NO_COINCIDE };
  } catch {
    return { igual: false, texto: NO_SE_LEE };
  }
}
