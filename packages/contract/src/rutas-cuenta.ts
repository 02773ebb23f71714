import type { Ruta } from './ruta.ts';

/** What users do with their own account. */
export const RUTAS_CUENTA = {
  sesiones: { slug: 'sesiones', method: 'GET', path: '/v1/usuario/sesiones' },
  'cierre-otras-sesiones': { slug: 'cierre-otras-sesiones', method: 'POST', path: '/v1/usuario/sesiones/cerrar' },
  'solicitud-baja': { slug: 'solicitud-baja', method: 'POST', path: '/v1/usuario/solicitarBaja' },
  'solicitud-baja/estado': { slug: 'solicitud-baja', method: 'GET', path: '/v1/usuario/solicitudBaja' },
  'solicitud-baja/retiro': { slug: 'solicitud-baja', method: 'POST', path: '/v1/usuario/retirarSolicitudBaja' },
} as const satisfies Record<string, Ruta>;

/** What the authority does with the versions of the terms, and what a user reads of them. */
export const RUTAS_TERMINOS = {
  'aceptacion-terminos/cambios': { slug: 'aceptacion-terminos', method: 'GET', path: '/v1/terminos/cambios' },
  'versiones-terminos': { slug: 'versiones-terminos', method: 'GET', path: '/v1/terminos/versiones' },
  'versiones-terminos/texto': { slug: 'versiones-terminos', method: 'GET', path: '/v1/terminos/versiones/:version' },
  'versiones-terminos/aceptaciones': {
    slug: 'versiones-terminos',
    method: 'GET',
    path: '/v1/terminos/versiones/:version/aceptaciones',
  },
  'publicacion-terminos': {
    slug: 'publicacion-terminos',
    method: 'POST',
    path: '/v1/terminos/versiones',
    idempotente: true,
  },
  'retiro-terminos': {
    slug: 'retiro-terminos',
    method: 'PUT',
    path: '/v1/terminos/versiones/:version/retirar',
    idempotente: true,
  },
} as const satisfies Record<string, Ruta>;
