/** Tells whether a password is made of what people pick first; the list is in `passwords-comunes.ts`. */

/** So much may be left once the known pieces are taken out: a digit or two and a sign add nothing to a common word. */
const SOBRA_MAX = 4;
const TROZO_MIN = 4;
/** A longer piece of a sequence is made of pieces between the two. */
const TROZO_DE_SECUENCIA_MAX = 2 * TROZO_MIN - 1;
/** Repeating so few characters over and over makes length, not strength. */
const PERIODO_MAX = 5;

const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop',
  'asdfghjkln',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
];
const SECUENCIAS = [...RUNS, ...RUNS.map((run) => Array.from(run).reverse().join(''))];

/** Every start of a sequence is held here: most pieces are told apart by it, without searching. */
const INICIOS: ReadonlySet<string> = new Set(
  SECUENCIAS.flatMap((s) => Array.from({ length: s.length - TROZO_MIN + 1 }, (_, i) => s.slice(i, i + TROZO_MIN))),
);

const DISFRACES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

export function esPasswordComun(password: string, comunes: ReadonlySet<string>, usuario = ''): boolean {
  if (periodo(Array.from(password.toLowerCase())) <= PERIODO_MAX) return true;
  const propios = [usuario, ...usuario.split(/[^\p{L}\p{N}]+/u)].map(plegar);
  const conocidos = new Set([...comunes, ...propios]);
  const plegada = plegar(password);
  return [plegada, sinDisfraz(plegada)].some((forma) => sobra(forma, conocidos) <= SOBRA_MAX);
}

/** Gives the form of the list's entries: lower case, compatibility forms unified, no accents, no separators. */
export function plegar(texto: string): string {
  return texto
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\s\-_.,]/gu, '');
}

function sinDisfraz(texto: string): string {
  return Array.from(texto, (c) => DISFRACES[c] ?? c).join('');
}

/** Gives the fewest characters that stay uncovered when known pieces are laid over the text without overlapping. */
function sobra(texto: string, conocidos: ReadonlySet<string>): number {
  const letras = Array.from(texto);
  const trozoMax = Math.max(TROZO_DE_SECUENCIA_MAX, ...Array.from(conocidos, (c) => c.length));
  const costo: number[] = [0];
  for (let fin = 1; fin <= letras.length; fin++) {
    let mejor = (costo[fin - 1] ?? 0) + 1;
    for (let largo = 3; largo <= Math.min(trozoMax, fin); largo++) {
      const trozo = letras.slice(fin - largo, fin);
      const antes = costo[fin - largo] ?? 0;
      if (antes < mejor && esConocido(trozo, conocidos)) mejor = antes;
    }
    costo.push(mejor);
  }
  return costo[letras.length] ?? 0;
}

function esConocido(letras: readonly string[], conocidos: ReadonlySet<string>): boolean {
  if (letras.every((c) => c === letras[0])) return true;
  const trozo = letras.join('');
  if (trozo.length < TROZO_MIN) return false;
  if (conocidos.has(trozo) || /^(19|20)\d\d$/.test(trozo)) return true;
  return INICIOS.has(trozo.slice(0, TROZO_MIN)) && SECUENCIAS.some((s) => s.includes(trozo));
}

/** Gives the length of the shortest block whose repetition (the last time perhaps cut short) is the whole text. */
function periodo(letras: readonly string[]): number {
  let largo = 1;
  while (largo < letras.length && letras.some((c, i) => i >= largo && c !== letras[i - largo])) largo++;
  return largo;
}
