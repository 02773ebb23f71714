/** Identity document numbers, complements and kinds (document 2, sections 2, 5 and 9). */

export const COMPLEMENTO_MAX = 2;
export const DOCUMENTO_MIN = 5;
export const DOCUMENTO_MAX = 15;

/** What travels in `tipo_documento`, for nationals and foreigners alike. */
export const TIPO_DOCUMENTO = 'CI';

/** The kinds that the holder and beneficiary wizards offer; `tipoDoc` is what travels in `tipo_doc`. */
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
  numero: string;
  /** Upper case; empty when the document has none. */
  complemento: string;
}

/** Trimmed and upper case; absent and the text NULL (which registries send for "none") become the empty text. */
export function limpiarComplemento(complemento: string | null | undefined): string {
  const limpio = (complemento ?? '').trim().toUpperCase();
  return limpio === 'NULL' ? '' : limpio;
}

/** The one-text form of the wire: '1000009-1A', or the bare number when there is no complement. */
export function unirDocumento(numero: string, complemento?: string | null): string {
  const limpio = limpiarComplemento(complemento);
  return limpio === '' ? numero.trim() : `${numero.trim()}-${limpio}`;
}

/** The inverse of {@link unirDocumento}: what follows the first hyphen is the complement. */
export function separarDocumento(texto: string): Documento {
  const guion = texto.indexOf('-');
  if (guion < 0) return { numero: texto.trim(), complemento: '' };
  return { numero: texto.slice(0, guion).trim(), complemento: limpiarComplemento(texto.slice(guion + 1)) };
}
