import { leerTexto } from './texto.ts';

/** No first name, paternal or maternal surname is longer (document 2 §5). */
export const MAX_NOMBRE = 150;

const MARCAS = /\p{M}/gu;

/** Gives a name as it is kept, whoever wrote it: on one line, without signs that cannot be seen. */
export function limpiarNombre(nombre: string): string {
  return leerTexto(nombre).replace(/ +/g, ' ').trim();
}

/**
 * Gives the form in which names are compared: upper case, no accents, single blanks. Ñ counts as N: registries with old
 * character sets send PENA for PEÑA, the name search of the database folds it likewise, and identity rests on the
 * document number and the birth date, so a refused match would cost more than an accepted one.
 */
export function normalizarNombre(nombre: string): string {
  return limpiarNombre(nombre).toUpperCase().normalize('NFD').replace(MARCAS, '');
}

/**
 * These Latin letters are not a letter with a mark; the database's `unaccent` writes them so
 * (`nombres-del-dominio.test.ts`).
 */
const DISTINTAS: Readonly<Record<string, string>> = {
  a: 'ⱥᴀᶏ',
  aa: 'ꜳ',
  ae: 'æᴁ',
  ao: 'ꜵ',
  au: 'ꜷ',
  av: 'ꜹꜻ',
  ay: 'ꜽ',
  b: 'ƀɓƃʙᴃᵬᶀ',
  c: 'ƈȼɕᴄꞓ',
  d: 'ðđɖɗƌȡᴅᴆᵭᶁᶑꝱꝺ',
  db: 'ȸ',
  dz: 'ʣʥ',
  e: 'ɛɇᴇᶒᶓⱸ',
  f: 'ƒᵮᶂꜰꝼ',
  g: 'ɠǥɡɢʛᶃꞡ',
  h: 'ħɦɧʜⱨ',
  hv: 'ƕ',
  i: 'ıɩɨɪᵻᶖ',
  j: 'ȷɉɟʝᴊ',
  k: 'ƙᴋᶄⱪꝁꝃꝅꞣ',
  l: 'łƚȴɫɬɭʟᴌᶅⱡꝇꝉꝲ',
  ll: 'ỻ',
  ls: 'ʪ',
  lz: 'ʫ',
  m: 'ɱᴍᵯᶆꝳ',
  n: 'ŋɲƞȵɳɴᵰᶇꝴꞑꞥ',
  o: 'øᴏⱺꝋꝍ',
  oe: 'œɶ',
  oi: 'ƣ',
  oo: 'ꝏ',
  p: 'ƥᴘᵱᵽᶈꝑꝓꝕ',
  q: 'ĸʠꝗꝙ',
  qp: 'ȹ',
  r: 'ɍɼɽɾʀᵲᵳᶉꝵꝶꞧ',
  s: 'ȿʂᵴᶊẜẝꜱꞩ',
  ss: 'ß',
  t: 'ŧƫƭʈȶⱦᴛᵵꝷꞇ',
  th: 'þᵺꝥꝧ',
  ts: 'ʦ',
  u: 'ʉᴜᵾᶙ',
  ue: 'ᵫ',
  v: 'ʋᴠᶌỽⱱⱴꝟ',
  vy: 'ꝡ',
  w: 'ᴡⱳ',
  x: 'ᶍ',
  y: 'ƴɏʏỿ',
  z: 'ƶȥɀʐʑᴢᵶᶎⱬ',
};
/** Uses only what old browsers have: the public page reads names too, and leaves this out. */
function letrasDistintas(): ReadonlyMap<string, string> {
  const como = new Map<string, string>();
  for (const [escrita, letras] of Object.entries(DISTINTAS)) for (const letra of letras) como.set(letra, escrita);
  return como;
}
const COMO = /* @__PURE__ */ letrasDistintas();

/**
 * Gives the one form in which names are compared (acuerdos §12 'One comparison of names'): compatibility form, no
 * accents (Ñ is N), letters and figures only, so that an apostrophe of another kind, a particle's dot or two words in
 * one are the same name.
 */
export function formaDeNombre(nombre: string): string {
  const letras = leerTexto(nombre).normalize('NFKD').toLowerCase().normalize('NFD').replaceAll(MARCAS, '');
  return [...letras]
    .map((letra) => COMO.get(letra) ?? letra)
    .join('')
    .replace(/[^\p{L}\p{N}]|\p{Lm}/gu, '');
}

/** Gives what the database searches of {@link formaDeNombre} (`letras_de_nombre`): it knows Latin letters only. */
export const letrasDeNombre = (nombre: string): string => formaDeNombre(nombre).replace(/[^a-z0-9]/g, '');

export interface Nombres {
  nombres: string;
  primer_apellido: string;
  segundo_apellido: string;
}

/** Names a person wherever one is shown: surnames first, in capitals (acuerdos §11 'Names'). */
export const apellidosYNombre = ({ nombres, primer_apellido, segundo_apellido }: Nombres): string =>
  [primer_apellido, segundo_apellido, nombres]
    .map((parte) => parte.trim())
    .filter((parte) => parte !== '')
    .join(' ')
    .toUpperCase();

/** Compares by {@link formaDeNombre}; absent and blank are the same (people with one surname). */
export function mismoNombre(uno: string | null | undefined, otro: string | null | undefined): boolean {
  return formaDeNombre(uno ?? '') === formaDeNombre(otro ?? '');
}
