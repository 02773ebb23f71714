import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../shared/campos.ts';

export const cierreOtrasSesiones = endpoint('cierre-otras-sesiones', {
  summary: 'Cierra otra sesión del usuario, o todas menos la que pregunta',
  /** Null: all others. */
  request: { body: z.object({ idSesion: id.nullable() }) },
  response: z.object({ cerradas: z.number().int(), mensaje: z.string() }),
});
