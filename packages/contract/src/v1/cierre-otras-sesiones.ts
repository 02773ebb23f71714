import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../shared/campos.ts';

export const cierreOtrasSesiones = endpoint('cierre-otras-sesiones', {
  summary: 'Cierra otra sesión del usuario, o todas menos la que pregunta',
  /** Absent: all others. Null is refused: it may be a number that somebody lost. */
  request: { body: z.object({ idSesion: id.optional() }) },
  response: z.object({ cerradas: z.number().int(), mensaje: z.string() }),
});
