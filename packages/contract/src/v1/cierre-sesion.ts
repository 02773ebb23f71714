import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Revokes the token on the server (acuerdos §6). */
export const cierreSesion = endpoint({
  clave: 'cierre-sesion',
  method: 'POST',
  path: '/v1/logout',
  summary: 'Cierra la sesión y revoca su token',
  response: z.object({ mensaje: z.string() }),
});
