import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { textoRequerido } from '../shared/campos.ts';

/** Everybody gets the same answer, whether or not there is such an account. */
export const solicitudRecuperacion = endpoint({
  clave: 'solicitud-recuperacion',
  method: 'POST',
  path: '/v1/usuario/solicitarRecuperacion',
  summary: 'Pide un enlace para crear una contraseña nueva; no dice si el usuario existe',
  request: { body: z.object({ usuario: textoRequerido(100) }) },
  response: z.object({ mensaje: z.string() }),
});
