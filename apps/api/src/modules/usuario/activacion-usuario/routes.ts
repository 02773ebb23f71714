import { activacionUsuario } from '@sgpa/contract/v1/activacion-usuario';
import { rutaDeUsuario } from '../ruta-de-usuario.ts';
import { activarUsuario } from './service.ts';

export const rutasActivacionUsuario = rutaDeUsuario(
  activacionUsuario,
  (_deps, _contexto, pedido) => pedido,
  activarUsuario,
);
