import type { Ruta } from './ruta.ts';

/** The charts of the dashboard (decisions §6). */
export const RUTAS_ESTADISTICA = {
  'resumen-poblacion': { slug: 'resumen-poblacion', method: 'POST', path: '/v1/estadistica/totalPorEstado' },
  'resumen-poblacion/cifras': { slug: 'resumen-poblacion', method: 'POST', path: '/v1/estadistica/cifrasDelDia' },
  'resumen-poblacion/dias': { slug: 'resumen-poblacion', method: 'POST', path: '/v1/estadistica/registrosPorDia' },
  'resumen-poblacion/edades': { slug: 'resumen-poblacion', method: 'POST', path: '/v1/estadistica/grupoEtareo' },
  'resumen-poblacion/empleadores': {
    slug: 'resumen-poblacion',
    method: 'GET',
    path: '/v1/estadistica/porEntidadEmpleadora/:idEnteGestor/:page',
  },
  'resumen-poblacion/entes': {
    slug: 'resumen-poblacion',
    method: 'POST',
    path: '/v1/estadistica/totalPorEnteGestor',
  },
  'resumen-poblacion/fechas': {
    slug: 'resumen-poblacion',
    method: 'POST',
    path: '/v1/estadistica/afiliadosPorEnteGestorYEstado',
  },
  'resumen-poblacion/tipos': { slug: 'resumen-poblacion', method: 'POST', path: '/v1/estadistica/porTipoAfiliacion' },
  'resumen-usuarios/actualizacion': {
    slug: 'resumen-usuarios',
    method: 'POST',
    path: '/v1/estadistica/usuariosActualizacion',
  },
  'resumen-usuarios/registro': { slug: 'resumen-usuarios', method: 'POST', path: '/v1/estadistica/usuariosRegistro' },
} as const satisfies Record<string, Ruta>;
