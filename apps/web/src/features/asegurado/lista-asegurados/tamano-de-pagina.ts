/** How many rows a page of the list has, apart from the rest of the list: the first script asks for its first page. */
import { leerJson } from '../../../lib/leer-json.ts';
import { direccionDe } from '../../../lib/llamar.ts';
import { leerSesion } from '../../../lib/sesion.ts';

export const TAMANOS_DE_PAGINA = [10, 25, 50, 100] as const;
export type TamanoDePagina = (typeof TAMANOS_DE_PAGINA)[number];
/** More than the tallest screen shows at once. */
export const USUAL: TamanoDePagina = 25;

/** Where a person's preferences stand in this browser. */
export const clavePreferencias = (): string => `lista-asegurados:${leerSesion()?.username ?? ''}`;

export const leerGuardadas = (): unknown => leerJson(localStorage.getItem(clavePreferencias()) ?? '');

export const leerTamano = (valor: unknown): TamanoDePagina => TAMANOS_DE_PAGINA.find((uno) => uno === valor) ?? USUAL;

/** What the list will ask the API for where its address says nothing. */
export function rutaDePrimeraPagina(): string {
  const guardadas = leerGuardadas();
  const porPagina =
    typeof guardadas === 'object' && guardadas && 'porPagina' in guardadas ? guardadas.porPagina : USUAL;
  return direccionDe('lista-asegurados/titulares', { query: { page: 0, limit: leerTamano(porPagina) } });
}
