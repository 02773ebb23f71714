import { endpoint } from '../endpoint.ts';
import { deUsuario, usuarioEscrito, usuarioVisto } from '../shared/usuario.ts';

export const restablecimientoSegundoFactor = endpoint('restablecimiento-segundo-factor', {
  summary: 'Quita el segundo factor de una cuenta cuyo usuario perdió el suyo, y cierra sus sesiones',
  request: { params: deUsuario, body: usuarioVisto },
  response: usuarioEscrito,
});
