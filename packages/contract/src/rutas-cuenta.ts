import type { Ruta } from './ruta.ts';

/** What users do with their own account. */
export const RUTAS_CUENTA = {
  sesiones: { slug: 'sesiones', method: 'GET', path: '/v1/usuario/sesiones' },
  'cierre-otras-sesiones': { slug: 'cierre-otras-sesiones', method: 'POST', path: '/v1/usuario/sesiones/cerrar' },
  'solicitud-baja': { slug: 'solicitud-baja', method: 'POST', path: '/v1/usuario/solicitarBaja' },
  'solicitud-baja/estado': { slug: 'solicitud-baja', method: 'GET', path: '/v1/usuario/solicitudBaja' },
  'solicitud-baja/retiro': { slug: 'solicitud-baja', method: 'POST', path: '/v1/usuario/retirarSolicitudBaja' },
} as const satisfies Record<string, Ruta>;
