import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  enDigitos,
  entre,
  fechaCivil,
  fechaDada,
  idEnteGestor as idDeEnte,
  idEmpleador,
  opcional,
  sinParametros,
  texto,
} from '../shared/campos.ts';
import { clavesDeGrafico, datosDeGrafico } from '../shared/grafico.ts';

const sinFiltro = z.null({ error: 'Este total no admite el filtro.' }).optional();

/** Null, zero, or the authority's own id means all that the user may see. */
const idEnteGestor = idDeEnte.nullish();
/** Null or zero means all. The dashboard's search is one for all its charts; document 1 gives it to one of them. */
const idEnteEmpleador = idEmpleador.nullish();
const soloDatos = z.object({ data: datosDeGrafico });

/** Takes the totals by status from the counters. */
export const resumenPoblacion = endpoint({
  clave: 'resumen-poblacion',
  method: 'POST',
  path: '/v1/estadistica/totalPorEstado',
  summary: 'Totales de la población asegurada por estado',
  request: {
    querystring: sinParametros,
    // Dates and state filter only the charts by day, another path: here a value would be ignored, so it is refused.
    body: z.object({
      idEnteGestor,
      idEnteEmpleador,
      fechaInicio: sinFiltro,
      fechaFin: sinFiltro,
      estado: sinFiltro,
      tipoFecha: sinFiltro,
    }),
  },
  response: soloDatos,
});

const total = z.number().int();
const porTipo = z.object({ titulares: total, beneficiarios: total });

/**
 * The dashboard opens with these. The search (managing entity, employer) narrows who has cover today and whose cover
 * ends; novedades and declarations are those of the user's whole scope, and null for who may not see them.
 */
export const cifrasDelDia = endpoint({
  clave: 'resumen-poblacion/cifras',
  method: 'POST',
  path: '/v1/estadistica/cifrasDelDia',
  summary: 'Cifras del día: con cobertura, frente al cierre de mes, por terminar, novedades y declaraciones',
  request: { querystring: sinParametros, body: z.object({ idEnteGestor, idEnteEmpleador }) },
  response: z.object({
    conCobertura: porTipo,
    /**
     * Tells who had cover on the last day of the month before: null until it is counted and for one employer, absent
     * for an employer's user. `contadoEl` is the day of the count, for several entities the first. `nuevas` are the
     * affiliations with cover today that began after that day.
     */
    cierre: porTipo.extend({ fecha: fechaDada, contadoEl: fechaDada, nuevas: porTipo }).nullish(),
    /** The cover ends within so many days from today; where there are more than `tope` of a type, one more is told. */
    porTerminar: porTipo.extend({ dias: total, tope: total }),
    novedades: total.nullable(),
    /** These declarations are in force for the month-ends, and differ from the register's own count. */
    declaraciones: z.object({ difieren: total, cierres: z.array(fechaDada) }).nullable(),
  }),
});

export const totalPorEnteGestor = endpoint({
  clave: 'resumen-poblacion/entes',
  method: 'POST',
  path: '/v1/estadistica/totalPorEnteGestor',
  summary: 'Población asegurada de cada ente gestor',
  request: { querystring: sinParametros, body: z.object({ idEnteGestor, idEnteEmpleador }) },
  response: z.object({ data: datosDeGrafico, claves: clavesDeGrafico }),
});

export const porTipoAfiliacion = endpoint({
  clave: 'resumen-poblacion/tipos',
  method: 'POST',
  path: '/v1/estadistica/porTipoAfiliacion',
  summary: 'Población asegurada por tipo de afiliación',
  request: {
    querystring: sinParametros,
    body: z.object({ todo: z.boolean({ error: 'El valor no es válido.' }).nullish(), idEnteGestor, idEnteEmpleador }),
  },
  response: soloDatos,
});

export const grupoEtareo = endpoint({
  clave: 'resumen-poblacion/edades',
  method: 'POST',
  path: '/v1/estadistica/grupoEtareo',
  summary: 'Población asegurada por grupos de edad de cinco años',
  request: { querystring: sinParametros, body: z.object({ idEnteGestor, idEnteEmpleador }) },
  response: soloDatos,
});

/** Follows document 1 §3, statistics query payload (a). */
export const registrosPorDia = endpoint({
  clave: 'resumen-poblacion/dias',
  method: 'POST',
  path: '/v1/estadistica/registrosPorDia',
  summary: 'Afiliaciones por día',
  request: {
    querystring: sinParametros,
    body: z.object({
      idEnteGestor,
      idEnteEmpleador,
      fechaInicio: fechaCivil,
      fechaFin: fechaCivil,
      tipoBusqueda: z.enum(['AFILIACION', 'REGISTRO'], { error: 'El tipo de búsqueda no es válido.' }),
    }),
  },
  response: soloDatos,
});

/** Follows document 1 §3, statistics query payload (b). `estado` is names between commas; TODOS or none means all. */
export const afiliadosPorEnteGestorYEstado = endpoint({
  clave: 'resumen-poblacion/fechas',
  method: 'POST',
  path: '/v1/estadistica/afiliadosPorEnteGestorYEstado',
  summary: 'Afiliaciones entre dos fechas, por día o por mes',
  request: {
    querystring: sinParametros,
    body: z.object({
      idEnteGestor,
      idEnteEmpleador,
      fechaInicio: fechaCivil,
      fechaFin: fechaCivil,
      estado: texto(200).nullish(),
      tipoFecha: z.enum(['TODOS', 'AFILIACION', 'ACTUALIZADOS'], { error: 'El tipo de fecha no es válido.' }),
    }),
  },
  response: soloDatos,
});

/** Pages of five count from zero; there are `nroPages` (document 1 §9). */
export const porEntidadEmpleadora = endpoint({
  clave: 'resumen-poblacion/empleadores',
  method: 'GET',
  path: '/v1/estadistica/porEntidadEmpleadora/:idEnteGestor/:page',
  summary: 'Población asegurada de cada entidad empleadora',
  request: {
    params: z.object({ idEnteGestor: enDigitos(idDeEnte), page: enDigitos(entre(0, 1_000_000)) }),
    querystring: z.strictObject({ idEnteEmpleador: opcional(enDigitos(idEmpleador)) }),
  },
  response: z.object({
    data: datosDeGrafico,
    claves: clavesDeGrafico,
    total: z.number().int(),
    nroPages: z.number().int(),
  }),
});
