/** Reads identity document numbers, complements and kinds (document 2 §2, 5 and 9). */

import { leerTexto, RAYAS } from './texto.ts';

declare const marca: unique symbol;

/**
 * Holds the digits of an identity document, without leading zeros. A text becomes one only where it is read
 * (ADR 14), and nobody cleans it again.
 */
export type NumeroDocumento = string & { readonly [marca]: 'NumeroDocumento' };

/** The wire's one-text form is '1000009-1A', or the bare number when there is no complement. */
export type DocumentoUnido = NumeroDocumento | (string & { readonly [marca]: 'DocumentoUnido' });

export const COMPLEMENTO_MAX = 2;
export const DOCUMENTO_MIN = 5;
export const DOCUMENTO_MAX = 15;

/** `tipo_documento` carries this for nationals and foreigners alike. */
export const TIPO_DOCUMENTO = 'CI';

/** The holder and beneficiary wizards offer these kinds; `tipoDoc` is what travels in `tipo_doc`. */
export const CLASES_DOCUMENTO = [
  { codigo: 'CIN', tipoDoc: 1, nombre: 'NACIONAL' },
  { codigo: 'CIE', tipoDoc: 2, nombre: 'EXTRANJERO' },
] as const;

export type ClaseDocumento = (typeof CLASES_DOCUMENTO)[number]['codigo'];
export type TipoDoc = (typeof CLASES_DOCUMENTO)[number]['tipoDoc'];

export function tipoDocDe(clase: ClaseDocumento): TipoDoc {
  return clase === 'CIN' ? 1 : 2;
}

export function claseDeTipoDoc(tipoDoc: TipoDoc): ClaseDocumento {
  return tipoDoc === 1 ? 'CIN' : 'CIE';
}

export interface Documento {
  numero: NumeroDocumento;
  /** The complement is in upper case, and empty when the document has none. */
  complemento: string;
}

/**
 * The lengths are {@link DOCUMENTO_MIN}, {@link DOCUMENTO_MAX} and {@link COMPLEMENTO_MAX}, written out, so that a page
 * without forms drops them.
 */
const NUMERO = /^[1-9]\d{4,14}$/;
const COMPLEMENTO = /^[0-9A-Z]{0,2}$/;

/** Blanks, dots and leading zeros are dropped. */
const limpiarNumero = (texto: string): string => texto.replace(/[ .]/g, '').replace(/^0+(?=.)/, '');

/** Gives upper case, without what surrounds its two signs; absent and NULL (registries' "none") become empty. */
export function limpiarComplemento(complemento: string | null | undefined): string {
  const limpio = uniformar(complemento ?? '')
    .replace(/[ .-]/g, '')
    .toUpperCase();
  return limpio === 'NULL' ? '' : limpio;
}

/** Cuts what is typed in the field, after it was read. */
export const recortarComplemento = (texto: string): string => limpiarComplemento(texto).slice(0, COMPLEMENTO_MAX);

/** These labels stand before a number where it was copied from: 'CI 1000009', 'n.º 1000009'. */
const ROTULO = /^(?:c\.? ?i\.?|n\.? ?[o°]\.?|nro\.?)[ :]*(?=\d)/i;

/** Cards and payrolls write so where a card was issued: the departments' siglas, and the usual longer ones. */
const EXPEDIDO: readonly string[] = [
  ...['LP', 'CB', 'SC', 'OR', 'PT', 'CH', 'TJ', 'BE', 'PD'],
  ...['LPZ', 'CBBA', 'SCZ', 'ORU', 'POT', 'CHQ', 'TAR', 'BEN', 'PAN'],
];
const SIGLA = `(?<expedido>${EXPEDIDO.map((sigla) => [...sigla].join(String.raw`(?:\. ?)?`)).join('|')})`;
const EXP = String.raw`(?:exp(?:edid[oa])?\.?(?: en)?[ :]*)?`;
/** The place stands behind the number or its complement; after a figure no blank is needed. */
const EXPEDIDO_DETRAS = new RegExp(
  String.raw`^(?<resto>.*?(?:\d|\d[A-Z]|[ -][A-Z][0-9A-Z]))(?:[ ,(-]+|(?<=\d))${EXP}${SIGLA}\.?\)?$`,
  'i',
);
const EXPEDIDO_DELANTE = new RegExp(String.raw`^${EXP}${SIGLA}[ .:-]*(?<resto>\d.*)$`, 'i');
/** Nobody quotes a document at such a length. */
const MAX_ESCRITO = 100;
/** In the one-text form of the wire a complement stays what it is. */
const DEL_CABLE = /^\d+-[0-9A-Z]{1,2}$/i;

/** Dots or blanks part groups of thousands. Other figures with something between them are no one number. */
const porMiles = (veces: string): string => String.raw`\d{1,3}(?:(?: |\. ?)\d{3})${veces}`;
const ENTERO = String.raw`\d+|${porMiles('+')}`;
const NUMERO_ESCRITO = new RegExp(`^-?(?:${ENTERO})?$`);
/** Five figures are a second number and no complement, as are figures with something between them. */
const POR_RAYA = new RegExp(String.raw`^(?<numero>${ENTERO}) ?-(?!.*(?:\d{5}|\d[ .]+\d))(?<complemento>.*)$`);
const POR_BLANCOS = /(?<!\d)\d{1,3}(?: \d{3})+(?!\d)/g;
/** Behind blanks, a letter tells a complement from the last figures of a number. */
const CON_LETRA = new RegExp(String.raw`^(?<numero>${ENTERO}) (?<complemento>\d ?[A-Z]|[A-Z][0-9A-Z]?)$`, 'i');
/** A complement of figures follows only a whole number, in one piece or of millions: '12 345 67' is half of one. */
const DE_CIFRAS = new RegExp(String.raw`^(?<numero>\d{5,}|${porMiles('{2,}')}) (?<complemento>\d{1,2})$`);
/** A complement that follows without a blank ends in a letter. */
const PEGADO = new RegExp(String.raw`^(?<numero>\d{5,}?|${porMiles('+')})(?<complemento>\d?[A-Z]|[A-Z]{2})$`, 'i');

/** One kind of hyphen and of blank stays; full-width letters are read by what they mean. */
const uniformar = (texto: string): string =>
  leerTexto(texto)
    .normalize('NFKC')
    .replace(RAYAS, '-')
    .replaceAll('/', '-')
    .replace(/ +/g, ' ')
    .replace(/^ |[ .]+$/g, '')
    .replace(ROTULO, '');

/** Parts the place where the card was issued, if that is said too, from the rest. */
function apartarExpedido(limpio: string): { resto: string; expedido: string } {
  const { resto = limpio, expedido = '' } =
    (EXPEDIDO_DETRAS.exec(limpio) ?? EXPEDIDO_DELANTE.exec(limpio))?.groups ?? {};
  return { resto: resto.replace(/[ .,-]+$/, ''), expedido: expedido.replace(/[. ]/g, '').toUpperCase() };
}

/**
 * Reads what was typed as a document: number and complement, with a hyphen, a dash, a slash or blanks between them.
 * Half of one is read too; nothing is dropped from what is no number, so that it is told and never becomes another
 * number. Where the card was issued is no complement, and is left out (acuerdos §12 'Place of issue'). `pegado`: where
 * a field for the complement is beside it, in which what was read can be seen, nothing between them does too.
 * `delCable`: in the one-text form a complement is one, whatever it looks like.
 */
export function separarEscrito(
  texto: string,
  { pegado = false, delCable = false } = {},
): { numero: string; complemento: string } {
  if (texto.length > MAX_ESCRITO) return { numero: texto, complemento: '' };
  const escrito = uniformar(texto);
  const nada = { numero: leerTexto(texto).trim(), complemento: '' };
  if (sonVariosNumeros(escrito)) return nada;
  const resto = delCable && DEL_CABLE.test(escrito) ? escrito : apartarExpedido(escrito).resto;
  const hallado =
    POR_RAYA.exec(resto) ?? CON_LETRA.exec(resto) ?? DE_CIFRAS.exec(resto) ?? (pegado ? PEGADO.exec(resto) : null);
  const { numero = resto, complemento = '' } = hallado?.groups ?? {};
  if (!NUMERO_ESCRITO.test(numero)) return nada;
  return { numero: limpiarNumero(numero), complemento: limpiarComplemento(complemento) };
}

/** Tells beside the field of a place of issue that was left out of it; undefined where none was written. */
export function dichoDeExpedido(texto: string): string | undefined {
  const { resto, expedido } = apartarExpedido(uniformar(texto));
  if (expedido === '' || !/^\d+$/.test(separarEscrito(resto, { pegado: true }).numero)) return undefined;
  return `${expedido} es donde se expidió el documento, no su complemento: no se toma en cuenta.`;
}

/** Recognises several numbers, as they are copied from a list. */
export function sonVariosNumeros(texto: string): boolean {
  const enteros = uniformar(texto).replaceAll('.', '').replace(POR_BLANCOS, limpiarNumero);
  return (enteros.match(/\d{5,}/g) ?? []).length > 1;
}

export const TEXTO_VARIOS_NUMEROS = 'Son varios números de documento; escriba uno solo.';

/** Reads a document, typed in one field or in two; nothing else does. Null for a text that is none. */
export function leerDocumento(texto: string, complemento?: string | null): Documento | null {
  const escrito = separarEscrito(texto);
  const leido = limpiarComplemento(complemento) || escrito.complemento;
  return esNumeroDocumento(escrito.numero) && COMPLEMENTO.test(leido)
    ? { numero: escrito.numero, complemento: leido }
    : null;
}

export const esNumeroDocumento = (texto: string): texto is NumeroDocumento => NUMERO.test(texto);

/** Marks a text that is known to be a number, as a constant. @throws for any other text. */
export function numeroDocumento(texto: string): NumeroDocumento {
  if (!esNumeroDocumento(texto)) throw new RangeError(`'${texto}' is not a document number`);
  return texto;
}

/** Joins what was typed into the one-text form. */
export function unirEscrito(texto: string, complemento?: string | null, { delCable = false } = {}): string {
  const escrito = separarEscrito(texto, { delCable });
  return unir(escrito.numero, limpiarComplemento(complemento) || escrito.complemento);
}

export const unirDocumento = (numero: NumeroDocumento, complemento?: string | null): DocumentoUnido =>
  unir(numero, limpiarComplemento(complemento)) as DocumentoUnido;

/** Reverses {@link unirDocumento}. */
export function separarDocumento(documento: DocumentoUnido): Documento {
  const [numero = '', complemento = ''] = documento.split('-');
  return { numero: numero as NumeroDocumento, complemento };
}

const unir = (numero: string, complemento: string): string =>
  complemento === '' ? numero : `${numero}-${complemento}`;
