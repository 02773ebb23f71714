import { endpoint } from '../endpoint.ts';
import { deUsuario, usuarioEscrito, usuarioVisto } from '../shared/usuario.ts';

export const activacionUsuario = endpoint('activacion-usuario', {
  summary: 'Activa una cuenta REGISTRADO, SUSPENDIDO o BAJA',
  request: { params: deUsuario, body: usuarioVisto },
  response: usuarioEscrito,
});
