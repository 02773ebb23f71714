/** How what stands in a page's address is read: anybody may have written it, and what makes no sense counts as absent. */
import { MAX_PAGINA } from '@sgpa/domain/asegurado/lista-asegurados';
import { MAX_ID_ENTE } from '@sgpa/domain/shared/identificador';

export const leerTexto = (valor: unknown): string =>
  typeof valor === 'string' || typeof valor === 'number' ? String(valor).trim() : '';

export function leerEntero(valor: unknown, maximo: number): number | null {
  const escrito = leerTexto(valor);
  return /^\d{1,16}$/.test(escrito) && Number(escrito) <= maximo ? Number(escrito) : null;
}

/** As the filters hold it; empty for all. */
export const leerEnte = (valor: unknown): string => String(leerEntero(valor, MAX_ID_ENTE) || '');

/** Zero-based; the address counts from one. */
export const leerPagina = (valor: unknown): number => Math.max(0, (leerEntero(valor, MAX_PAGINA) ?? 1) - 1);

/** The first one is not written. */
export const escribirPagina = (pagina: number): string | undefined => (pagina === 0 ? undefined : String(pagina + 1));
