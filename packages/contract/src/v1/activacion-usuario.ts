import { endpoint } from '../endpoint.ts';
import { deUsuario, usuarioEscrito, usuarioVisto } from '../shared/usuario.ts';

export const activacionUsuario = endpoint({
  clave: 'activacion-usuario',
  method: 'PUT',
  path: '/v1/usuarioSistema/:id/activar',
  idempotente: true,
  summary: 'Activa una cuenta REGISTRADO, SUSPENDIDO o BAJA',
  request: { params: deUsuario, body: usuarioVisto },
  response: usuarioEscrito,
});
