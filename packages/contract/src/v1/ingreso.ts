import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { opcional, textoExacto, textoRequerido } from '../shared/campos.ts';

/** Follows document 1 §3 Login payload, §7. */
export const ingreso = endpoint({
  clave: 'ingreso',
  method: 'POST',
  path: '/v1/login_app',
  summary: 'Inicia una sesión',
  request: {
    body: z.object({
      username: textoRequerido(100),
      password: textoExacto(256).min(1, 'Este campo es requerido.'),
      /** The second factor's code is asked for once the password was right, where the account has one. */
      codigo: opcional(textoExacto(40)),
    }),
  },
  response: z.object({ token: z.string() }),
});
