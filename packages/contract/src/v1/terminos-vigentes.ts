import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { opcional, texto } from '../shared/campos.ts';

/** Gives the text in force today (acuerdos §6), to anybody: the sign-in page links to it. */
export const terminosVigentes = endpoint({
  clave: 'terminos-vigentes',
  method: 'GET',
  path: '/v1/terminos',
  summary: 'Términos y condiciones vigentes, o los que van a regir',
  /** The version is in force, or will be; without it the one in force is given. */
  request: { querystring: z.object({ version: opcional(texto(40)) }) },
  response: z.object({
    version: z.string(),
    titulo: z.string(),
    texto: z.string(),
    publicadoEl: z.string(),
    vigenteDesde: z.string(),
  }),
});
export type Terminos = z.infer<typeof terminosVigentes.response>;
