import { recuperacionCredenciales } from '@sgpa/contract/v1/recuperacion-credenciales';
import { rutaDeUsuario } from '../../usuario/ruta-de-usuario.ts';
import { recuperarCredenciales } from './service.ts';

export const rutasRecuperacionCredenciales = rutaDeUsuario(
  recuperacionCredenciales,
  (_deps, _contexto, pedido) => pedido,
  recuperarCredenciales,
);
