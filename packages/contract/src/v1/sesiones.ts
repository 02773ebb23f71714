import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const sesion = z.object({
  /** By which it is closed; no token, nor a part of one. */
  idSesion: z.number().int(),
  /** Of La Paz, `YYYY-MM-DD HH:mm:ss`, as `ultimoUso`, which is noted within a minute. */
  desde: z.string(),
  ultimoUso: z.string(),
  direccion: z.string(),
  navegador: z.string(),
  /** The one that asks. */
  esta: z.boolean(),
});
export type SesionAbierta = z.infer<typeof sesion>;

export const sesiones = endpoint({
  clave: 'sesiones',
  method: 'GET',
  path: '/v1/usuario/sesiones',
  summary: 'Sesiones abiertas del usuario; la que pregunta primero',
  request: {},
  response: z.array(sesion),
});
