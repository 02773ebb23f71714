import type { FilaAsegurado, listaBeneficiarios, listaTitulares } from '@sgpa/contract/v1/lista-asegurados';
import type { z } from 'zod';
import { type Busqueda, SIN_DIALOGO } from './busqueda.ts';

type RespuestaTitulares = z.infer<typeof listaTitulares.response>;
type RespuestaBeneficiarios = z.infer<typeof listaBeneficiarios.response>;
export type RespuestaLista = RespuestaTitulares | RespuestaBeneficiarios;

export interface PaginaDeLista {
  total: number;
  paginas: number;
  filas: readonly FilaAsegurado[];
}

const RUTAS = {
  TITULAR: '/v1/afiliado/ente-gestor-all',
  BENEFICIARIO: '/v1/beneficiario/ente-gestor-all',
} as const;

/** Path and query of the API for a search (decisions §6, list queries); what does not narrow is left out. */
export function aConsulta(busqueda: Busqueda): string {
  const { tipoAfiliado, estados, idEnteGestor, entidades, fechaInicio, fechaFin } = busqueda;
  const consulta = new URLSearchParams({ page: String(busqueda.pagina), limit: String(busqueda.porPagina) });
  const poner = (clave: string, valor: string | null) => valor && consulta.set(clave, valor);
  poner('tipoAfiliado', tipoAfiliado === 'BENEFICIARIO' ? tipoAfiliado : null);
  poner('estado', estados.join(','));
  poner('idEnteGestor', idEnteGestor === 0 ? null : String(idEnteGestor));
  poner('entidades', entidades.join(','));
  poner('fechaInicio', fechaInicio);
  poner('fechaFin', fechaFin);
  poner('tipoFecha', (fechaInicio ?? fechaFin) ? busqueda.tipoFecha : null);
  poner('numeroDocumento', busqueda.numeroDocumento);
  poner('misRegistros', busqueda.misRegistros ? 'true' : null);
  return `${RUTAS[tipoAfiliado]}?${consulta}`;
}

/** Holders and beneficiaries answer in two shapes (document 2 §3). */
export function leerRespuesta(respuesta: RespuestaLista): PaginaDeLista {
  return 'datos' in respuesta
    ? { total: respuesta.total, paginas: respuesta.nroPages, filas: respuesta.datos }
    : { total: respuesta.totalElement, paginas: respuesta.pages, filas: respuesta.content };
}

/** The same for every page of one search. */
export function claveDeBusqueda(busqueda: Busqueda): string {
  return JSON.stringify({ ...busqueda, pagina: 0, ...SIN_DIALOGO });
}
