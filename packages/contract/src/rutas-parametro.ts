import type { Ruta } from './ruta.ts';

/** Lists, managing entities, establishments and employers as ADM_SGPA keeps them (decisions §7 parameters). */
export const RUTAS_PARAMETRO = {
  parametros: { slug: 'parametros', method: 'GET', path: '/v1/parametro/:lista' },
  'parametros/usos': { slug: 'parametros', method: 'GET', path: '/v1/parametro/:lista/:id/usos' },
  'registro-parametro': {
    slug: 'registro-parametro',
    method: 'POST',
    path: '/v1/parametro/:lista',
    idempotente: true,
  },
  'importacion-establecimientos': {
    slug: 'importacion-establecimientos',
    method: 'POST',
    path: '/v1/parametro/ESTABLECIMIENTO/importacion',
    idempotente: true,
  },
  'actualizacion-parametro': {
    slug: 'actualizacion-parametro',
    method: 'PUT',
    path: '/v1/parametro/:lista/:id',
    idempotente: true,
  },
  'vigencia-parametro': {
    slug: 'vigencia-parametro',
    method: 'PUT',
    path: '/v1/parametro/:lista/:id/vigencia',
    idempotente: true,
  },
} as const satisfies Record<string, Ruta>;
