import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idLargo } from '../shared/campos.ts';

export const anulacionDeclaracion = endpoint('anulacion-declaracion', {
  summary: 'Elimina una declaración, que queda guardada como anulada',
  request: { params: z.object({ id: idLargo }) },
  response: z.object({ mensaje: z.string() }),
});
