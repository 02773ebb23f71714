/** Reads what is typed to find somebody, a document number or a name, the same in list, palette, address and answer. */
import { revisarComplemento, revisarNumeroDocumento } from '../shared/campos.ts';
import { DOCUMENTO_MAX, separarEscrito, sonVariosNumeros, TEXTO_VARIOS_NUMEROS } from '../shared/documento.ts';
import { normalizarNombre } from '../shared/nombres.ts';
import { fueraDeLimite, invalido, type ProblemaDeCampo } from '../shared/problemas.ts';
import { leerTexto } from '../shared/texto.ts';

/** So many characters hold three names of the stored length and their blanks. */
export const MAX_BUSCADO = 150;

/** A search by shorter words alone would find half of the register. */
const LETRAS_MIN = 3;
const PALABRA = /[A-Z]{3}/;

/** A name with more people than this is told as 'más de': nobody reads more, and each is read to be counted. */
export const TOPE_POR_NOMBRE = 2_000;

/** Other filters are tried one by one on at most this many rows of a name. */
export const TOPE_CON_OTROS_FILTROS = 10_000;

/** This many rows of a name more common than that can be turned to; who looks for one of them writes another word. */
export const ALCANZABLES_POR_NOMBRE = 1_000;

export type Buscado = { numero: string; complemento: string } | { nombre: string };

/** Gives null for a blank text. Figures without a word are a number, even a mistyped one; any other text is a name. */
export function leerBuscado(texto: string): Buscado | null {
  const limpio = leerTexto(texto).trim();
  if (limpio === '') return null;
  const escrito = separarEscrito(limpio);
  if (/^\d+$/.test(escrito.numero) || (/\d/.test(limpio) && !tienePalabra(limpio))) return escrito;
  return { nombre: limpio.replace(/\s+/g, ' ').slice(0, MAX_BUSCADO) };
}

/** Tells what the text lacks to be searched for. Half of a number is not told: it finds nobody. */
export function revisarBuscado(buscado: Buscado): ProblemaDeCampo | null {
  if ('nombre' in buscado) return revisarNombreBuscado(buscado.nombre);
  const { numero, complemento } = buscado;
  if (sonVariosNumeros(numero)) return invalido(TEXTO_VARIOS_NUMEROS);
  if (/\D/.test(numero)) return invalido('El número solo admite dígitos; el complemento va tras un guion.');
  return numero.length > DOCUMENTO_MAX ? revisarNumeroDocumento(numero) : revisarComplemento(complemento);
}

const tienePalabra = (nombre: string): boolean => PALABRA.test(normalizarNombre(nombre));

export const revisarNombreBuscado = (nombre: string): ProblemaDeCampo | null =>
  tienePalabra(nombre) ? null : fueraDeLimite(`Escriba al menos ${LETRAS_MIN} letras del nombre.`);
