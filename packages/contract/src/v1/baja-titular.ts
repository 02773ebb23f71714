import { endpoint } from '../endpoint.ts';
import { motivo, referenciaTitular, vistoEn } from '../shared/acciones.ts';
import { fechaCivil } from '../shared/campos.ts';
import { respuestasDeAccion } from '../shared/rechazos.ts';

/**
 * Follows document 2 §3 Baja payload: `fecha_fin` is the `fecha_baja` of the rules and of the row. For death the dates
 * are not read; `fecha_fin_cesantia` is computed by the server, and `mensaje` tells of another one that was sent.
 */
export const bajaTitular = endpoint({
  clave: 'baja-titular',
  method: 'PUT',
  path: '/v1/afiliado/ente-gestor',
  idempotente: true,
  summary: 'Da de baja a un titular y a sus beneficiarios',
  request: {
    body: referenciaTitular.extend({
      ...motivo.shape,
      ...vistoEn.shape,
      fecha_fin: fechaCivil.nullish(),
      fecha_fin_cesantia: fechaCivil.nullish(),
    }),
  },
  ...respuestasDeAccion,
});
