import { endpoint } from '../endpoint.ts';
import { deUsuario, usuarioSistema } from '../shared/usuario.ts';

export const detalleUsuario = endpoint('detalle-usuario', {
  summary: 'Un usuario de sistema',
  request: { params: deUsuario },
  response: usuarioSistema,
});
