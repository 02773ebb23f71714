import type { Respuesta } from '@sgpa/contract/endpoints';
import type { Consulta } from '@sgpa/contract/envios';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { hashKey } from '@tanstack/react-query';
import { type Busqueda, esNombre, SIN_DIALOGO } from './busqueda.ts';

type RespuestaLista = Respuesta<'lista-asegurados/titulares'> | Respuesta<'lista-asegurados/beneficiarios'>;

export interface PaginaDeLista {
  total: number;
  paginas: number;
  filas: readonly FilaAsegurado[];
  /** There are more than `total`. */
  masDe?: true | undefined;
}

/** Holders and beneficiaries are listed by two paths, which answer in two shapes (document 2 §3). */
export const rutaDeLista = ({ tipoAfiliado }: Busqueda) =>
  tipoAfiliado === 'TITULAR' ? 'lista-asegurados/titulares' : 'lista-asegurados/beneficiarios';

/** What the API is asked for a search (acuerdos §6, list queries); what does not narrow is left out. */
export function aConsulta(busqueda: Busqueda): Consulta<'lista-asegurados/titulares'> {
  const { tipoAfiliado, estados, idEnteGestor, entidades, fechaInicio, fechaFin } = busqueda;
  return {
    page: busqueda.pagina,
    limit: busqueda.porPagina,
    tipoAfiliado: tipoAfiliado === 'BENEFICIARIO' ? tipoAfiliado : undefined,
    estado: estados.join(',') || undefined,
    idEnteGestor: idEnteGestor || undefined,
    entidades: entidades.join(',') || undefined,
    fechaInicio: fechaInicio ?? undefined,
    fechaFin: fechaFin ?? undefined,
    tipoFecha: (fechaInicio ?? fechaFin) ? busqueda.tipoFecha : undefined,
    venceEn: busqueda.venceEn ?? undefined,
    // Only beneficiaries are searched for so.
    porEdad: tipoAfiliado === 'BENEFICIARIO' ? (busqueda.porEdad ?? undefined) : undefined,
    orden: busqueda.orden === 'REGISTRO' ? undefined : busqueda.orden,
    ...deQuien(busqueda.numeroDocumento),
    misRegistros: busqueda.misRegistros ? 'true' : undefined,
  };
}

const deQuien = (buscado: string) => {
  if (buscado === '') return {};
  return esNombre(buscado) ? { nombre: buscado } : { numeroDocumento: buscado };
};

/** The same for all its pages at once. */
export function aExportacion(busqueda: Busqueda): Omit<Consulta<'exportacion-asegurados'>, 'formato'> {
  const { page: _pagina, limit: _limite, ...filtros } = aConsulta(busqueda);
  return filtros;
}

/** Whether both ask the API for the same, so that searching again changes no address. */
export const mismaConsulta = (una: Busqueda, otra: Busqueda): boolean =>
  rutaDeLista(una) === rutaDeLista(otra) && hashKey([aConsulta(una)]) === hashKey([aConsulta(otra)]);

export function leerRespuesta(respuesta: RespuestaLista): PaginaDeLista {
  return 'datos' in respuesta
    ? { total: respuesta.total, paginas: respuesta.nroPages, filas: respuesta.datos, masDe: respuesta.masDe }
    : { total: respuesta.totalElement, paginas: respuesta.pages, filas: respuesta.content, masDe: respuesta.masDe };
}

/** The same for every page of one search. */
export function claveDeBusqueda(busqueda: Busqueda): string {
  return JSON.stringify({ ...busqueda, pagina: 0, ...SIN_DIALOGO });
}
