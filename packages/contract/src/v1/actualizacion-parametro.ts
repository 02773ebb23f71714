import { endpoint } from '../endpoint.ts';
import { datosDeParametro, deParametro, parametroGuardado, parametroVisto } from '../shared/parametro.ts';

/** Everything changes but the code, which records, rules and other systems know the value by. */
export const actualizacionParametro = endpoint({
  clave: 'actualizacion-parametro',
  method: 'PUT',
  path: '/v1/parametro/:lista/:id',
  idempotente: true,
  summary: 'Cambia un valor de una lista; su código queda',
  request: { params: deParametro, body: datosDeParametro.extend(parametroVisto.shape) },
  response: parametroGuardado,
});
