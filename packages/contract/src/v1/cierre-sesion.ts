import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Revokes the token on the server (decisions §6). */
export const cierreSesion = endpoint('cierre-sesion', {
  summary: 'Cierra la sesión y revoca su token',
  request: {},
  response: z.object({ mensaje: z.string() }),
});
