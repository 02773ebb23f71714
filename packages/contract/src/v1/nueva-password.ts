import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { textoExacto } from '../shared/campos.ts';

const token = textoExacto(100).min(1, 'Este campo es requerido.');

/** The token travels in the body, so that no log of addresses has it. */
export const enlaceRecuperacion = endpoint({
  clave: 'nueva-password/enlace',
  method: 'POST',
  path: '/v1/usuario/enlaceRecuperacion',
  summary: 'De quién es un enlace, mientras vale',
  request: { body: z.object({ token }) },
  response: z.object({
    vigente: z.boolean(),
    /** The user signs in with this name; it is empty where the link is worth nothing. */
    usuario: z.string(),
    /** The new password must have so many characters: fewer where the account has a second factor. */
    minimo: z.number().int(),
  }),
});

export const nuevaPassword = endpoint({
  clave: 'nueva-password',
  method: 'POST',
  path: '/v1/usuario/nuevaPassword',
  summary: 'Crea la contraseña con un enlace, que vale una vez, y cierra todas las sesiones',
  request: { body: z.object({ token, newPassword: textoExacto(256) }) },
  response: z.object({ registro: z.boolean(), mensaje: z.string() }),
});
