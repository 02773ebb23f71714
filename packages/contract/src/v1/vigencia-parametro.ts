import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fechaCivil } from '../shared/campos.ts';
import { deParametro, parametroGuardado, parametroVisto } from '../shared/parametro.ts';

/** Without an end (`vigenteHasta` null) the value is offered from its first day on, and a holiday counted. */
export const vigenciaParametro = endpoint({
  clave: 'vigencia-parametro',
  method: 'PUT',
  path: '/v1/parametro/:lista/:id/vigencia',
  idempotente: true,
  summary: 'Fija el último día en que los formularios ofrecen un valor de una lista',
  request: {
    params: deParametro,
    body: z.object({ vigenteHasta: fechaCivil.nullable() }).extend(parametroVisto.shape),
  },
  response: parametroGuardado,
});
