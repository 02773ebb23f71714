import { endpoint } from '../endpoint.ts';
import { datosDeUsuario, deUsuario, usuarioEscrito, usuarioVisto } from '../shared/usuario.ts';

/** Everything changes but the name they sign in with, which stays. */
export const actualizacionUsuario = endpoint({
  clave: 'actualizacion-usuario',
  method: 'PUT',
  path: '/v1/usuarioSistema/:id',
  idempotente: true,
  summary: 'Actualiza un usuario de sistema; un cambio de rol o de ente gestor cierra sus sesiones',
  request: { params: deUsuario, body: datosDeUsuario.extend(usuarioVisto.shape) },
  response: usuarioEscrito,
});
