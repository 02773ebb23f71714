import { endpoint } from '../endpoint.ts';
import { deUsuario, usuarioEscrito, usuarioVisto } from '../shared/usuario.ts';

export const bajaUsuario = endpoint('baja-usuario', {
  summary: 'Da de baja un usuario de sistema y cierra sus sesiones',
  request: { params: deUsuario, body: usuarioVisto },
  response: usuarioEscrito,
});
