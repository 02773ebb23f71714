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

/** Two paths list holders and beneficiaries, and answer in two shapes (document 2 §3). */
export const rutaDeLista = ({ tipoAfiliado }: Busqueda) =>
  tipoAfiliado === 'TITULAR' ? 'lista-asegurados/titulares' : 'lista-asegurados/beneficiarios';

/** Writes a search as the API is asked for it (acuerdos §6, list queries); what does not narrow is left out. */
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
    // Only beneficiaries end by age.
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

export function aExportacion(busqueda: Busqueda): Omit<Consulta<'exportacion-asegurados'>, 'formato'> {
  const { page: _pagina, limit: _limite, ...filtros } = aConsulta(busqueda);
  return filtros;
}

/** Compares what the API is asked, so that searching again changes no address. */
export const mismaConsulta = (una: Busqueda, otra: Busqueda): boolean =>
  rutaDeLista(una) === rutaDeLista(otra) && hashKey([aConsulta(una)]) === hashKey([aConsulta(otra)]);

export const leerRespuesta = (respuesta: RespuestaLista): PaginaDeLista =>
  'datos' in respuesta
    ? { total: respuesta.total, paginas: respuesta.nroPages, filas: respuesta.datos, masDe: respuesta.masDe }
    : { total: respuesta.totalElement, paginas: respuesta.pages, filas: respuesta.content, masDe: respuesta.masDe };

/** The key is the same for every page of one search. */
export const claveDeBusqueda = (busqueda: Busqueda): string =>
  JSON.stringify({ ...busqueda, pagina: 0, ...SIN_DIALOGO });
