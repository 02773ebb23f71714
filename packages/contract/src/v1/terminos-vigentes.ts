import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** The text in force today (decisions §6). Anybody may read what they would have to accept: the sign-in page links to it. */
export const terminosVigentes = endpoint('terminos-vigentes', {
  summary: 'Términos y condiciones vigentes',
  request: {},
  response: z.object({
    version: z.string(),
    titulo: z.string(),
    texto: z.string(),
    publicadoEl: z.string(),
    vigenteDesde: z.string(),
  }),
});
export type Terminos = z.infer<typeof terminosVigentes.response>;
