/** The page size stands apart from the rest of the list, as the first script asks for the first page. */
import { leerJson } from '../../../lib/leer-json.ts';
import { direccionDe } from '../../../lib/llamar.ts';
import { leerSesion } from '../../../lib/sesion.ts';

export const TAMANOS_DE_PAGINA = [10, 25, 50, 100] as const;
export type TamanoDePagina = (typeof TAMANOS_DE_PAGINA)[number];
/** The usual page is more than the tallest screen shows at once. */
export const USUAL: TamanoDePagina = 25;

export const clavePreferencias = (): string => `lista-asegurados:${leerSesion()?.username ?? ''}`;

export const leerGuardadas = (): unknown => leerJson(localStorage.getItem(clavePreferencias()) ?? '');

export const leerTamano = (valor: unknown): TamanoDePagina => TAMANOS_DE_PAGINA.find((uno) => uno === valor) ?? USUAL;

/** Tells what the list will ask the API for where its address says nothing. */
export function rutaDePrimeraPagina(): string {
  const guardadas = leerGuardadas();
  const porPagina =
    typeof guardadas === 'object' && guardadas && 'porPagina' in guardadas ? guardadas.porPagina : USUAL;
  return direccionDe('lista-asegurados/titulares', { query: { page: 0, limit: leerTamano(porPagina) } });
}
