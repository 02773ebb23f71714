import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { texto } from '../shared/campos.ts';

/** Document 1 §3 Password change payload; path from decisions §6. */
export const cambioPassword = endpoint({
  slug: 'cambio-password',
  method: 'POST',
  path: '/v1/usuario/cambiarPassword',
  summary: 'Cambia la contraseña del usuario de la sesión',
  idempotente: true,
  request: { body: z.object({ password: texto(256), newPassword: texto(256) }) },
  response: z.object({ registro: z.boolean(), mensaje: z.string() }),
});
