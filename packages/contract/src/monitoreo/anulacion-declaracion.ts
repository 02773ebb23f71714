import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enDigitos, idLargo } from '../shared/campos.ts';

export const anulacionDeclaracion = endpoint({
  clave: 'anulacion-declaracion',
  method: 'DELETE',
  path: '/v1/deleteTotalDeclaracion/:id',
  servicio: 'monitoreo',
  idempotente: true,
  summary: 'Elimina una declaración, que queda guardada como anulada',
  request: { params: z.object({ id: enDigitos(idLargo) }) },
  response: z.object({ mensaje: z.string() }),
});
