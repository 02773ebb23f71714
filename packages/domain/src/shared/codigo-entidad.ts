/** Employer entity codes (document 2, sections 4 and 9): type prefix and number, or a fixed code as it is. */

export const TIPO_CODIGO = { NIT: 3100, GOB: 3101, SUP: 3102, RCM: 3103, FIJO: 3105 } as const;

export type TipoCodigo = (typeof TIPO_CODIGO)[keyof typeof TIPO_CODIGO];

/** The name that the select shows for the type of the fixed codes. */
export const ETIQUETA_CODIGO_FIJO = 'NIT-SIS';

/** The types that can be chosen by hand, with the prefix that is also their name on screen. */
export const TIPOS_CODIGO_MANUAL = [
  { tipo: 3100, prefijo: 'NIT' },
  { tipo: 3101, prefijo: 'GOB' },
  { tipo: 3102, prefijo: 'SUP' },
  { tipo: 3103, prefijo: 'RCM' },
] as const;

export const CODIGO_FIJO = {
  UNIVERSITARIO: 'SIST_UNIV_0003',
  RENTISTA: 'SIST_RENT-0001',
  SSLP: 'SIST_SSLP-0001',
  VOLUNTARIO: 'PER_VOL-0002',
  CONVENIO: 'SIST_CONV-0004',
} as const;

export interface CodigoEntidad {
  tipo: TipoCodigo;
  /** Without the prefix; for a fixed code, the whole of it. */
  numero: string;
}

/** How the list flow names a matrícula de comercio (document 2 §9 'Code types'); stored under its prefix, RCM. */
const MATRICULA_EN_LISTA = 'MATRICULA_COMERCIO';
const CODIGOS_FIJOS: readonly string[] = Object.values(CODIGO_FIJO);
/** Of whom it is not known who employs them, or not yet. */
export const ESPECIALES: readonly string[] = ['NIT-000000000', 'NIT-000000001'];
const NUMERO_NIT = /^\d{1,20}$/;
const NUMERO_OTRO = /^[0-9A-Z](?:[0-9A-Z-]{0,28}[0-9A-Z])?$/;

/** 'NIT-1020304050'; a fixed code (3105) goes as it is. */
export function armarCodigoEntidad(tipo: TipoCodigo, numero: string): string {
  const limpio = numero.trim().toUpperCase();
  const manual = TIPOS_CODIGO_MANUAL.find((t) => t.tipo === tipo);
  return manual ? `${manual.prefijo}-${limpio}` : limpio;
}

/** The inverse of {@link armarCodigoEntidad}, also of the list flow's codes; null for an unknown prefix, an ill-formed number or an unknown fixed code. */
export function leerCodigoEntidad(codigo: string): CodigoEntidad | null {
  const limpio = codigo.trim().toUpperCase();
  if (CODIGOS_FIJOS.includes(limpio)) return { tipo: TIPO_CODIGO.FIJO, numero: limpio };
  const guion = limpio.indexOf('-');
  const prefijo = limpio.slice(0, Math.max(guion, 0));
  const manual = TIPOS_CODIGO_MANUAL.find((t) => t.prefijo === (prefijo === MATRICULA_EN_LISTA ? 'RCM' : prefijo));
  if (!manual) return null;
  const numero = limpio.slice(guion + 1);
  return (manual.tipo === TIPO_CODIGO.NIT ? NUMERO_NIT : NUMERO_OTRO).test(numero)
    ? { tipo: manual.tipo, numero }
    : null;
}

/** A code as it is stored, and as every list names it, however a flow wrote it. */
export function codigoGuardado(codigo: string): string {
  const leido = leerCodigoEntidad(codigo);
  return leido === null ? codigo : armarCodigoEntidad(leido.tipo, leido.numero);
}

/** The two special employers, shown in orange in the list. */
export function esEntidadEspecial(codigo: string): boolean {
  return ESPECIALES.includes(codigo.trim().toUpperCase());
}
