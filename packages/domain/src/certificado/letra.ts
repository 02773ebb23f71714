/** Says which signs a certificate can print (acuerdos §12 'Certificates'): all of Latin, Greek and Cyrillic. */
import { limpiarNombre } from '../shared/nombres.ts';

/**
 * The two letters that a certificate is printed in have these signs between them, block by block of Unicode; a test of
 * the paper holds it against their files. It is written out, so that nobody has to read them (26 MB of memory) to say
 * no.
 */
const CON_LETRA = new RegExp(
  `^[${[
    ' -~\\u00a0-\\u0377\\u037a-\\u037f\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03e1\\u03f0-\\u052f',
    '\\u1d00-\\u1df9\\u1dfb-\\u1f15',
    '\\u2010-\\u2027\\u2030-\\u205e\\u2070\\u2071\\u2074-\\u208e\\u2090-\\u209c\\u20a0-\\u20c0\\u2100-\\u215f\\u2183\\u2184',
    '\\u2c60-\\u2c7f\\ua722-\\ua7ca\\ua7d0\\ua7d1\\ua7d3\\ua7d5-\\ua7d9\\ua7f2-\\ua7ff\\uab30-\\uab6b\\ufb00-\\ufb06',
    '\\u{10780}-\\u{10785}\\u{10787}-\\u{107b0}\\u{107b2}-\\u{107ba}\\u{1df00}-\\u{1df1e}',
  ].join('')}]$`,
  'u',
);

/** Puts the text on one line, composed (NFC); a sign without a letter becomes what it stands for (Ａ is A). */
export function comoSeImprime(texto: string): string {
  const signos = Array.from(limpiarNombre(texto).normalize('NFC'), (signo) =>
    CON_LETRA.test(signo) ? signo : signo.normalize('NFKC'),
  );
  // A replaced sign may begin with a blank, or compose with the sign behind it.
  return limpiarNombre(signos.join('')).normalize('NFC');
}

/** Gives the signs of a text that a certificate cannot print, each once; an empty text where it can print them all. */
export const sinLetra = (texto: string): string =>
  [...new Set(comoSeImprime(texto))].filter((signo) => !CON_LETRA.test(signo)).join('');

/** Tells why no certificate is issued: the first text that it would have to print and cannot; null where it can. */
export function motivoSinLetra(textos: readonly string[]): string | null {
  const texto = textos.find((uno) => sinLetra(uno) !== '');
  if (texto === undefined) return null;
  return `No se puede emitir el certificado: no tiene letra para «${sinLetra(texto)}», de «${limpiarNombre(texto)}». Pida que ese nombre conste en letras latinas en su registro de origen.`;
}
