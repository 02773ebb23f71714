import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enDireccion, idLargo } from '../shared/campos.ts';

export const anulacionDeclaracion = endpoint('anulacion-declaracion', {
  summary: 'Elimina una declaración, que queda guardada como anulada',
  request: { params: z.object({ id: enDireccion(idLargo) }) },
  response: z.object({ mensaje: z.string() }),
});
