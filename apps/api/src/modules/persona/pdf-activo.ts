import { inflateSync } from 'node:zlib';

/** What a certificate needs none of: programs, other programs to start, files in it. Names may be written with escapes. */
const ACTIVOS = ['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'Rendition', 'GoToE', 'XFA'];
const DESEMPACADO_MAX = 16 * 1024 * 1024;
const FIN = '(?=[\\s()<>\\[\\]{}/%\\0]|$)';

const letra = (l: string): string => {
  const hex = l.charCodeAt(0).toString(16);
  return `(?:${l}|#${[...hex].map((d) => `[${d}${d.toUpperCase()}]`).join('')})`;
};
const nombre = (palabra: string): string => `/${[...palabra].map(letra).join('')}`;

const ACTIVO = new RegExp(`(?:${ACTIVOS.map(nombre).join('|')})${FIN}`);
/** A file specification that brings its file along. */
const CON_ARCHIVO = new RegExp(`${nombre('EF')}\\s*(?:<<|\\d+\\s+\\d+\\s+R)`);
const PAQUETE = new RegExp(`${nombre('ObjStm')}${FIN}`, 'g');

const diceActivo = (texto: string): boolean => ACTIVO.test(texto) || CON_ARCHIVO.test(texto);

/**
 * Whether a PDF does more than show pages: looked for in the whole file, and in the packed objects, which the names of
 * what they hold are inside of. What cannot be unpacked (encrypted, packed twice, endless) could hide it, and counts.
 */
export function esPdfActivo(bytes: Buffer): boolean {
  const texto = bytes.toString('latin1');
  if (diceActivo(texto)) return true;
  let queda = DESEMPACADO_MAX;
  for (const { index } of texto.matchAll(PAQUETE)) {
    const flujo = /\bstream\r?\n/.exec(texto.slice(index, index + 4096));
    if (flujo === null) return true;
    const desde = index + flujo.index + flujo[0].length;
    const hasta = texto.indexOf('endstream', desde);
    const dic = texto.slice(Math.max(texto.lastIndexOf('obj', index), 0), desde);
    // Objects that are not packed were read with the rest; rearranged ones cannot be.
    if (!/\/Filter|#/.test(dic)) continue;
    if (hasta < 0 || /\/(?:Predictor|DecodeParms|DP)\b/.test(dic)) return true;
    try {
      const objetos = inflateSync(bytes.subarray(desde, hasta), { maxOutputLength: queda });
      queda -= objetos.length;
      if (diceActivo(objetos.toString('latin1'))) return true;
    } catch {
      return true;
    }
    if (queda <= 0) return true;
  }
  return false;
}
