import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../shared/campos.ts';

export const cierreOtrasSesiones = endpoint({
  clave: 'cierre-otras-sesiones',
  method: 'POST',
  path: '/v1/usuario/sesiones/cerrar',
  summary: 'Cierra otra sesión del usuario, o todas menos la que pregunta',
  /** Closing all others has to be said: a number that was lost on the way closes nothing. */
  request: { body: z.object({ idSesion: z.union([id, z.literal('TODAS')]) }) },
  response: z.object({ cerradas: z.number().int(), mensaje: z.string() }),
});
