/** A sign-in's second factor has codes that change with time (RFC 6238), and codes for when the telephone is gone. */

export const PASO_MS = 30_000;
export const DIGITOS = 6;
/** So many steps before and after the present one are taken, since clocks drift. */
export const VENTANA = 1;
export const CODIGOS_DE_RECUPERACION = 10;

/** Letters that look like digits are left out, and read as those digits (Crockford's base 32). */
const ALFABETO = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GRUPO = 4;
const GRUPOS = 3;
export const BYTES_DE_CODIGO = GRUPO * GRUPOS;

export const TEXTO_FACTOR_EXIGIDO = 'Su rol exige el segundo factor: no lo puede desactivar.';
export const TEXTO_PASSWORD_CORTA =
  'Sin segundo factor su contraseña debe tener al menos 15 caracteres. Cámbiela primero por una más larga.';

export type CodigoDicho = { clase: 'totp' | 'recuperacion'; codigo: string };

/** Reads what was typed or pasted, with blanks, dashes and small letters. Null where it is no code of either kind. */
export function leerCodigo(dicho: string): CodigoDicho | null {
  const junto = dicho
    .normalize('NFKC')
    .replace(/[\s\-–—]/g, '')
    .toUpperCase();
  if (/^\d{6}$/.test(junto)) return { clase: 'totp', codigo: junto };
  const codigo = junto.replaceAll('O', '0').replace(/[IL]/g, '1');
  const largo = GRUPO * GRUPOS;
  if (codigo.length !== largo || !Array.from(codigo).every((letra) => ALFABETO.includes(letra))) return null;
  return { clase: 'recuperacion', codigo };
}

/** Makes a code to be printed from `BYTES_DE_CODIGO` random bytes. */
export function escribirCodigo(azar: Uint8Array): string {
  const letras = Array.from(azar.subarray(0, BYTES_DE_CODIGO), (byte) => ALFABETO.charAt(byte % ALFABETO.length));
  return Array.from({ length: GRUPOS }, (_, i) => letras.slice(i * GRUPO, (i + 1) * GRUPO).join('')).join('-');
}
