declare const marca: unique symbol;

/** What names a certificate to whoever verifies it: twenty signs of chance, 100 bits, in groups of five. */
export type CodigoCertificado = string & { readonly [marca]: 'CodigoCertificado' };

/** Crockford's base 32: what is typed from paper has no letter that reads like a number. */
const SIGNOS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const SIGNOS_DE_CODIGO = 20;
const GRUPO = 5;
const CODIGO = /^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/;

/** So many bytes of chance make one. */
export const BYTES_DE_CODIGO = SIGNOS_DE_CODIGO;

const esCodigo = (texto: string): texto is CodigoCertificado => CODIGO.test(texto);

const enGrupos = (signos: string): string =>
  Array.from({ length: SIGNOS_DE_CODIGO / GRUPO }, (_, i) => signos.slice(i * GRUPO, (i + 1) * GRUPO)).join('-');

/** @throws when there are not {@link BYTES_DE_CODIGO} bytes. */
export function codigoDesde(azar: Uint8Array): CodigoCertificado {
  const codigo = enGrupos(Array.from(azar, (byte) => SIGNOS[byte % SIGNOS.length]).join(''));
  if (azar.length !== BYTES_DE_CODIGO || !esCodigo(codigo)) throw new RangeError('Too little chance for a code');
  return codigo;
}

/** As somebody typed or scanned it: in any case, with or without hyphens and blanks, O for 0, I and L for 1. Null for none. */
export function leerCodigo(texto: string): CodigoCertificado | null {
  const signos = texto.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const codigo = enGrupos(signos);
  return signos.length === SIGNOS_DE_CODIGO && esCodigo(codigo) ? codigo : null;
}
