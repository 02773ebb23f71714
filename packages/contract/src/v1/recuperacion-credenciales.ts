import { endpoint } from '../endpoint.ts';
import { deUsuario, usuarioEscrito, usuarioVisto } from '../shared/usuario.ts';

export const recuperacionCredenciales = endpoint({
  clave: 'recuperacion-credenciales',
  method: 'PUT',
  path: '/v1/usuarioSistema/:id/recuperarCredenciales',
  idempotente: true,
  summary: 'Envía al usuario un enlace para crear su contraseña',
  request: { params: deUsuario, body: usuarioVisto },
  response: usuarioEscrito,
});
