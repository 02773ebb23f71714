/** Reads and writes employers' codes (document 2 §4, §9): type prefix and number, or a fixed code as it is. */

import { leerTexto, RAYAS } from './texto.ts';

/** These are kinds of number; of GOB and SUP the specification says no more than the name. */
export const TIPO_CODIGO = { NIT: 3100, GOB: 3101, SUP: 3102, RCM: 3103, FIJO: 3105 } as const;

export type TipoCodigo = (typeof TIPO_CODIGO)[keyof typeof TIPO_CODIGO];

/** The select shows this name for the type of the fixed codes. */
export const ETIQUETA_CODIGO_FIJO = 'NIT-SIS';

/** These types can be chosen by hand; the prefix is also their name on screen. */
export const TIPOS_CODIGO_MANUAL = [
  { tipo: 3100, prefijo: 'NIT' },
  { tipo: 3101, prefijo: 'GOB' },
  { tipo: 3102, prefijo: 'SUP' },
  { tipo: 3103, prefijo: 'RCM' },
] as const;

/** An insured type without an employer has a code of its own; SSLP: long-term social security, CONVENIO: by agreement. */
export const CODIGO_FIJO = {
  UNIVERSITARIO: 'SIST_UNIV_0003',
  RENTISTA: 'SIST_RENT-0001',
  SSLP: 'SIST_SSLP-0001',
  VOLUNTARIO: 'PER_VOL-0002',
  CONVENIO: 'SIST_CONV-0004',
} as const;

export interface CodigoEntidad {
  tipo: TipoCodigo;
  /** The number lacks the prefix; for a fixed code it is the whole of it. */
  numero: string;
}

/** The list flow names a matrícula de comercio by this word (document 2 §9 'Code types'); RCM is the stored prefix. */
const MATRICULA_EN_LISTA = 'MATRICULA_COMERCIO';
const CODIGOS_FIJOS: readonly string[] = Object.values(CODIGO_FIJO);
/** These codes stand for an employer that is not known, or not yet. */
export const ESPECIALES: readonly string[] = ['NIT-000000000', 'NIT-000000001'];
const NUMERO_NIT = /^\d{1,20}$/;
const NUMERO_OTRO = /^[0-9A-Z](?:[0-9A-Z-]{0,28}[0-9A-Z])?$/;

/** These labels stand before a number where it was copied from. */
const ROTULOS: Readonly<Partial<Record<number, RegExp>>> = {
  3100: /^N\.? ?I\.? ?T\.?(?:-|: ?| )?(?=\d)/,
  3101: /^GOB(?:-|: ?| )/,
  3102: /^SUP(?:-|: ?| )/,
  3103: /^(?:RCM|MATR[IÍ]CULA(?:[ _]DE)?(?:[ _]COMERCIO)?)(?:-|: ?| )/,
};

/**
 * This is the one reading of an employer's number (acuerdos §12 Employers' numbers), without the prefix of its type:
 * 'NIT-1.020.304.050', 'NIT 1020304050' and 01020304050 are 1020304050. A NIT loses the zeros at its beginning; those
 * of a commerce registration are part of it.
 */
export function leerNumeroEmpleador(texto: string | null | undefined, tipo: number): string {
  const limpio = leerTexto(texto ?? '')
    .normalize('NFKC')
    .replace(RAYAS, '-')
    .trim()
    .toUpperCase()
    .replace(ROTULOS[tipo] ?? '', '')
    .replace(/[ .]/g, '');
  if (tipo !== TIPO_CODIGO.NIT || ESPECIALES.includes(`NIT-${limpio}`)) return limpio;
  return limpio.replace(/^0+(?=\d)/, '');
}

/** Writes 'NIT-1020304050'; a fixed code (3105) goes as it is. */
export function armarCodigoEntidad(tipo: TipoCodigo, numero: string): string {
  const manual = TIPOS_CODIGO_MANUAL.find((t) => t.tipo === tipo);
  return manual ? `${manual.prefijo}-${leerNumeroEmpleador(numero, tipo)}` : numero.trim().toUpperCase();
}

/** Reverses {@link armarCodigoEntidad}; null for an unknown prefix or fixed code, or an ill-formed number. */
export function leerCodigoEntidad(codigo: string): CodigoEntidad | null {
  const limpio = leerTexto(codigo).trim().toUpperCase();
  if (CODIGOS_FIJOS.includes(limpio)) return { tipo: TIPO_CODIGO.FIJO, numero: limpio };
  const [, prefijo = '', escrito = ''] = /^([A-Z_]+)(?:-|: ?| )(.+)$/.exec(limpio) ?? [];
  const manual = TIPOS_CODIGO_MANUAL.find((t) => t.prefijo === (prefijo === MATRICULA_EN_LISTA ? 'RCM' : prefijo));
  if (!manual) return null;
  const numero = leerNumeroEmpleador(escrito, manual.tipo);
  return (manual.tipo === TIPO_CODIGO.NIT ? NUMERO_NIT : NUMERO_OTRO).test(numero)
    ? { tipo: manual.tipo, numero }
    : null;
}

/** Gives a code as it is stored, and as every list names it, however a flow wrote it. */
export function codigoGuardado(codigo: string): string {
  const leido = leerCodigoEntidad(codigo);
  return leido === null ? codigo : armarCodigoEntidad(leido.tipo, leido.numero);
}

/** Recognises the two special employers, shown in orange in the list. */
export function esEntidadEspecial(codigo: string): boolean {
  return ESPECIALES.includes(codigo.trim().toUpperCase());
}
