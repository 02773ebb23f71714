import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const sesion = z.object({
  /** The session is closed by this number; no token, nor a part of one, is told. */
  idSesion: z.number().int(),
  /** The moment is of La Paz, `YYYY-MM-DD HH:mm:ss`, as is `ultimoUso`, which is noted within a minute. */
  desde: z.string(),
  ultimoUso: z.string(),
  direccion: z.string(),
  navegador: z.string(),
  esta: z.boolean(),
});
export type SesionAbierta = z.infer<typeof sesion>;

export const sesiones = endpoint({
  clave: 'sesiones',
  method: 'GET',
  path: '/v1/usuario/sesiones',
  summary: 'Sesiones abiertas del usuario; la que pregunta primero',
  response: z.array(sesion),
});
