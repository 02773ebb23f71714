declare const marca: unique symbol;

/** A code names a certificate to whoever verifies it: twenty random signs, 100 bits, in groups of five. */
export type CodigoCertificado = string & { readonly [marca]: 'CodigoCertificado' };

/** Crockford's base 32 has no letter that reads like a number, since the code is typed from paper. */
const SIGNOS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SIGNOS_DE_CODIGO = 20;
const GRUPO = 5;
const CODIGO = /^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/;

/** One code takes so many random bytes. */
export const BYTES_DE_CODIGO = SIGNOS_DE_CODIGO;

const esCodigo = (texto: string): texto is CodigoCertificado => CODIGO.test(texto);

const enGrupos = (signos: string): string =>
  Array.from({ length: SIGNOS_DE_CODIGO / GRUPO }, (_, i) => signos.slice(i * GRUPO, (i + 1) * GRUPO)).join('-');

/** @throws when `azar` does not have {@link BYTES_DE_CODIGO} bytes. */
export function codigoDesde(azar: Uint8Array): CodigoCertificado {
  const codigo = enGrupos(Array.from(azar, (byte) => SIGNOS[byte % SIGNOS.length]).join(''));
  if (azar.length !== BYTES_DE_CODIGO || !esCodigo(codigo)) throw new RangeError('Too little chance for a code');
  return codigo;
}

/** Takes hyphens and blanks out, and reads O as 0, I and L as 1. */
const signosDe = (texto: string): string =>
  texto
    .toUpperCase()
    .replace(/[\s\u2010-\u2015\u2212-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** Reads a code as somebody typed or scanned it, in any case, with or without hyphens and blanks; null for no code. */
export function leerCodigo(texto: string): CodigoCertificado | null {
  const signos = signosDe(texto);
  const codigo = enGrupos(signos);
  return signos.length === SIGNOS_DE_CODIGO && esCodigo(codigo) ? codigo : null;
}

/** Tells why the text can be the code of no certificate, whatever was issued; null where it can. */
export function reparoDeCodigo(texto: string): string | null {
  if (leerCodigo(texto) !== null) return null;
  const signos = Array.from(signosDe(texto));
  if (signos.length !== SIGNOS_DE_CODIGO)
    return `Revise el código: son ${SIGNOS_DE_CODIGO} signos, letras y cifras, y aquí hay ${signos.length}.`;
  const ajeno = signos.find((signo) => !SIGNOS.includes(signo));
  return `Revise el código: el signo «${ajeno}» no está en ninguno.`;
}
