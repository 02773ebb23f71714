import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { textoExacto } from '../shared/campos.ts';

/** Follows document 1 §3 Password change payload; the path is from acuerdos §6. */
export const cambioPassword = endpoint({
  clave: 'cambio-password',
  method: 'POST',
  path: '/v1/usuario/cambiarPassword',
  idempotente: true,
  summary: 'Cambia la contraseña del usuario de la sesión',
  request: { body: z.object({ password: textoExacto(256), newPassword: textoExacto(256) }) },
  response: z.object({ registro: z.boolean(), mensaje: z.string() }),
});
