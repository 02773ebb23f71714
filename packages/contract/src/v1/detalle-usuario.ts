import { endpoint } from '../endpoint.ts';
import { deUsuario, usuarioSistema } from '../shared/usuario.ts';

export const detalleUsuario = endpoint({
  clave: 'detalle-usuario',
  method: 'GET',
  path: '/v1/usuarioSistema/:id',
  summary: 'Un usuario de sistema',
  request: { params: deUsuario },
  response: usuarioSistema,
});
