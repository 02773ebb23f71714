/**
 * Reads all written text (acuerdos §12 'One reading of written text'): whatever comes in as text, typed, pasted or on
 * the wire, is read by this before its own rule reads it. Passwords, codes, tokens, keys and base64 are not: they are
 * what they are letter by letter.
 */

/** These signs have no width, turn the direction of the text, or are drawn as a blank. */
const INVISIBLES = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** These controls part words; the others stand for nothing. */
const CORTES = /[\s\u0085]/gu;
const CONTROLES = /\p{Cc}/gu;
const RENGLONES = /\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu;
const OTRAS_CIFRAS = /(?![0-9])\p{Nd}/gu;
const CIFRA = /\p{Nd}/u;
/** Nearly all written text matches, and nothing of it changes. */
const COMUN = /^[\x20-\x7e]*$/;

/** Unicode keeps the ten figures of a script together and in order, from its zero on. */
function comoCifra(signo: string): string {
  const punto = signo.codePointAt(0) ?? 0;
  let cero = punto;
  while (CIFRA.test(String.fromCodePoint(cero - 1))) cero -= 1;
  return String((punto - cero) % 10);
}

const componer = (texto: string): string => texto.replace(OTRAS_CIFRAS, comoCifra).normalize('NFC');

/** Reads one line: without signs that cannot be seen, with ordinary blanks and figures, composed (NFC), untrimmed. */
export function leerTexto(escrito: string): string {
  if (COMUN.test(escrito)) return escrito;
  return componer(escrito.replace(INVISIBLES, '').replace(CORTES, ' ').replace(CONTROLES, ''));
}

/** Reads a text of several lines, which keeps its breaks. */
export function leerParrafos(escrito: string): string {
  if (COMUN.test(escrito)) return escrito;
  return escrito.replace(RENGLONES, '\n').split('\n').map(leerTexto).join('\n');
}

/** A keyboard, a text processor or a telephone writes any of these for a hyphen. */
export const RAYAS = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
