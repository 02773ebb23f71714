import { endpoint } from '../endpoint.ts';
import { datosDeParametro, deParametro, parametroEscrito, parametroVisto } from '../shared/parametro.ts';

/** Everything but its code, which records, rules and other systems know it by. */
export const actualizacionParametro = endpoint({
  clave: 'actualizacion-parametro',
  method: 'PUT',
  path: '/v1/parametro/:lista/:id',
  idempotente: true,
  summary: 'Cambia un valor de una lista; su código queda',
  request: { params: deParametro, body: datosDeParametro.extend(parametroVisto.shape) },
  response: parametroEscrito,
});
