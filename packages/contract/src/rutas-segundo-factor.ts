import type { Ruta } from './ruta.ts';

/** The second factor of one's own account, and which roles must have one. */
export const RUTAS_SEGUNDO_FACTOR = {
  'segundo-factor': { slug: 'segundo-factor', method: 'GET', path: '/v1/usuario/segundoFactor' },
  'segundo-factor/preparar': { slug: 'segundo-factor', method: 'POST', path: '/v1/usuario/segundoFactor/preparar' },
  'segundo-factor/activar': { slug: 'segundo-factor', method: 'POST', path: '/v1/usuario/segundoFactor/activar' },
  'segundo-factor/desactivar': { slug: 'segundo-factor', method: 'POST', path: '/v1/usuario/segundoFactor/desactivar' },
  'segundo-factor/codigos': { slug: 'segundo-factor', method: 'POST', path: '/v1/usuario/segundoFactor/codigos' },
  'exigencia-segundo-factor': {
    slug: 'exigencia-segundo-factor',
    method: 'PUT',
    path: '/v1/rol/segundoFactor',
    idempotente: true,
  },
  'exigencia-segundo-factor/roles': { slug: 'exigencia-segundo-factor', method: 'GET', path: '/v1/rol/segundoFactor' },
} as const satisfies Record<string, Ruta>;
