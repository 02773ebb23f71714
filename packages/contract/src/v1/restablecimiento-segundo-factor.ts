import { endpoint } from '../endpoint.ts';
import { deUsuario, usuarioEscrito, usuarioVisto } from '../shared/usuario.ts';

export const restablecimientoSegundoFactor = endpoint({
  clave: 'restablecimiento-segundo-factor',
  method: 'PUT',
  path: '/v1/usuarioSistema/:id/restablecerSegundoFactor',
  idempotente: true,
  summary: 'Quita el segundo factor de una cuenta cuyo usuario perdió el suyo, y cierra sus sesiones',
  request: { params: deUsuario, body: usuarioVisto },
  response: usuarioEscrito,
});
