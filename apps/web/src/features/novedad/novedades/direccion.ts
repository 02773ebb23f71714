/** How a search of the list reads in the page's address; what makes no sense counts as absent. */
import { MAX_PAGINA } from '@sgpa/domain/asegurado/lista-asegurados';
import { DOCUMENTO_MAX, separarEscrito } from '@sgpa/domain/shared/documento';

export interface DireccionNovedades {
  numeroDocumento?: string;
  /** Sigla of the parametric list. */
  departamento?: string;
  pagina?: string;
  /** The one that is chosen, so that whoever went on to the person finds it again. */
  novedad?: string;
}

export interface BusquedaNovedades {
  numeroDocumento: string;
  departamento: string;
  /** Zero-based; the address counts from one. */
  pagina: number;
  novedad: number | null;
}

const texto = (valor: unknown): string =>
  typeof valor === 'string' || typeof valor === 'number' ? String(valor).trim() : '';

const entero = (valor: unknown, maximo: number): number | null => {
  const escrito = texto(valor);
  return /^\d{1,16}$/.test(escrito) && Number(escrito) <= maximo ? Number(escrito) : null;
};

/** The list is searched by the number alone, as everywhere: blanks, dots, zeros and a complement go. */
export const numeroEscrito = (escrito: string): string => separarEscrito(escrito).numero;

export const esNumero = (escrito: string): boolean =>
  /^\d+$/.test(numeroEscrito(escrito)) && numeroEscrito(escrito).length <= DOCUMENTO_MAX;

export function leerDireccion(direccion: Readonly<Record<string, unknown>>): BusquedaNovedades {
  const numero = texto(direccion.numeroDocumento);
  const departamento = texto(direccion.departamento);
  return {
    numeroDocumento: esNumero(numero) ? numeroEscrito(numero) : '',
    departamento: /^[\p{L}\d ]{1,40}$/u.test(departamento) ? departamento : '',
    pagina: Math.max(0, (entero(direccion.pagina, MAX_PAGINA) ?? 1) - 1),
    novedad: entero(direccion.novedad, Number.MAX_SAFE_INTEGER),
  };
}

/** What is as usual is not written. */
export const escribirDireccion = (b: BusquedaNovedades): DireccionNovedades => ({
  numeroDocumento: b.numeroDocumento || undefined,
  departamento: b.departamento || undefined,
  pagina: b.pagina === 0 ? undefined : String(b.pagina + 1),
  novedad: b.novedad?.toString(),
});

/** For the router: what is written again is always what was understood. */
export const validarDireccion = (direccion: Record<string, unknown>): DireccionNovedades =>
  escribirDireccion(leerDireccion(direccion));
