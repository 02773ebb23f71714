import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { motivo, referenciaTitular, vistoEn } from '../shared/acciones.ts';
import { fechaCivil, fechaDada } from '../shared/campos.ts';
import { comoAccion, respuestaAccion } from '../shared/rechazos.ts';

/** Follows document 2 §3 Holder ampliación payload; the answer carries the dates that were stored. */
export const ampliacionTitular = endpoint({
  clave: 'ampliacion-titular',
  method: 'PUT',
  path: '/v1/afiliado/ampliacion-fecha',
  idempotente: true,
  summary: 'Amplía la cobertura de un titular en cesantía',
  request: {
    body: referenciaTitular.extend({ ...motivo.shape, ...vistoEn.shape, fecha_fin_ampliacion: fechaCivil.nullish() }),
  },
  response: respuestaAccion.extend({
    datos: z.object({ fecha_cesantia: fechaDada.nullable(), fecha_ampliacion: fechaDada.nullable() }).nullable(),
  }),
  rechazo: (negativa) => ({ ...comoAccion(negativa), datos: null }),
});
