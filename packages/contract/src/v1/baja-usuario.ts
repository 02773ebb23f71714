import { endpoint } from '../endpoint.ts';
import { deUsuario, usuarioEscrito, usuarioVisto } from '../shared/usuario.ts';

export const bajaUsuario = endpoint({
  clave: 'baja-usuario',
  method: 'PUT',
  path: '/v1/usuarioSistema/:id/baja',
  idempotente: true,
  summary: 'Da de baja un usuario de sistema y cierra sus sesiones',
  request: { params: deUsuario, body: usuarioVisto },
  response: usuarioEscrito,
});
