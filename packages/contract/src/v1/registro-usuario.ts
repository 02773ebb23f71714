import { endpoint } from '../endpoint.ts';
import { datosDeUsuario, nombreDeUsuario, usuarioEscrito } from '../shared/usuario.ts';

/** The new user waits as REGISTRADO for its activation (document 2 §4). */
export const registroUsuario = endpoint({
  clave: 'registro-usuario',
  method: 'POST',
  path: '/v1/usuarioSistema',
  idempotente: true,
  summary: 'Registra un usuario de sistema, que queda REGISTRADO',
  request: { body: datosDeUsuario.extend({ usuario: nombreDeUsuario }) },
  response: usuarioEscrito,
});
