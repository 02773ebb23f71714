import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Follows document 1 §3 Managing-entity item; id 0 is 'TODOS LOS ENTES GESTORES', for authority roles only. */
export const entesGestores = endpoint({
  clave: 'entes-gestores',
  method: 'GET',
  path: '/v1/enteGestor/findAll',
  summary: 'Entes gestores que el usuario puede elegir',
  response: z.array(
    z.object({
      id: z.number().int(),
      value: z.string(),
      /** Nothing begins in this entity today; earlier affiliations are there. */
      terminado: z.literal(true).optional(),
    }),
  ),
});
