import type { Ruta } from './ruta.ts';

/** The monitoring service, at its own base address (document 2 §7; decisions §1). */
export const RUTAS_MONITOREO = {
  'anulacion-declaracion': {
    slug: 'anulacion-declaracion',
    method: 'DELETE',
    path: '/v1/deleteTotalDeclaracion/:id',
    servicio: 'monitoreo',
    idempotente: true,
  },
  'comparacion-declaracion': {
    slug: 'comparacion-declaracion',
    method: 'GET',
    path: '/v1/compararDeclaracion/:id',
    servicio: 'monitoreo',
  },
  declaraciones: { slug: 'declaraciones', method: 'GET', path: '/v1/findAllDeclaracion', servicio: 'monitoreo' },
  'declaraciones/detalle': {
    slug: 'declaraciones',
    method: 'GET',
    path: '/v1/findDeclaracionById/:id',
    servicio: 'monitoreo',
  },
  'personas-declaracion': {
    slug: 'personas-declaracion',
    method: 'GET',
    path: '/v1/findPersonasDeclaracion/:id',
    servicio: 'monitoreo',
  },
  'remision-declaracion': {
    slug: 'remision-declaracion',
    method: 'POST',
    path: '/v1/save',
    servicio: 'monitoreo',
    idempotente: true,
  },
} as const satisfies Record<string, Ruta>;
