import { endpoint } from '../endpoint.ts';
import { datosDeParametro, deLista, delAlta, parametroGuardado } from '../shared/parametro.ts';

export const registroParametro = endpoint({
  clave: 'registro-parametro',
  method: 'POST',
  path: '/v1/parametro/:lista',
  idempotente: true,
  summary: 'Añade un valor a una lista',
  request: { params: deLista, body: datosDeParametro.extend(delAlta.shape) },
  response: parametroGuardado,
});
