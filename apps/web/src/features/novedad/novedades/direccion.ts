/** How a search of the list reads in the page's address; what makes no sense counts as absent. */
import { escribirPagina, leerEntero, leerPagina, leerTexto } from '../../../lib/direccion.ts';
import { esNumero, numeroEscrito } from '../../persona/numero-buscado.ts';

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

export function leerDireccion(direccion: Readonly<Record<string, unknown>>): BusquedaNovedades {
  const numero = leerTexto(direccion.numeroDocumento);
  const departamento = leerTexto(direccion.departamento);
  return {
    numeroDocumento: esNumero(numero) ? numeroEscrito(numero) : '',
    departamento: /^[\p{L}\d ]{1,40}$/u.test(departamento) ? departamento : '',
    pagina: leerPagina(direccion.pagina),
    novedad: leerEntero(direccion.novedad, Number.MAX_SAFE_INTEGER),
  };
}

/** What is as usual is not written. */
export const escribirDireccion = (b: BusquedaNovedades): DireccionNovedades => ({
  numeroDocumento: b.numeroDocumento || undefined,
  departamento: b.departamento || undefined,
  pagina: escribirPagina(b.pagina),
  novedad: b.novedad?.toString(),
});

/** For the router: what is written again is always what was understood. */
export const validarDireccion = (direccion: Record<string, unknown>): DireccionNovedades =>
  escribirDireccion(leerDireccion(direccion));
