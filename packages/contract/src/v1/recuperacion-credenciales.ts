import { endpoint } from '../endpoint.ts';
import { deUsuario, usuarioEscrito, usuarioVisto } from '../shared/usuario.ts';

export const recuperacionCredenciales = endpoint('recuperacion-credenciales', {
  summary: 'Envía al usuario un enlace para crear su contraseña',
  request: { params: deUsuario, body: usuarioVisto },
  response: usuarioEscrito,
});
