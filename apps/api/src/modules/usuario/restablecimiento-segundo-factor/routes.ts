import { restablecimientoSegundoFactor } from '@sgpa/contract/v1/restablecimiento-segundo-factor';
import { rutaDeUsuario } from '../ruta-de-usuario.ts';
import { restablecerFactor } from './service.ts';

export const rutasRestablecimientoSegundoFactor = rutaDeUsuario(
  restablecimientoSegundoFactor,
  (_deps, _contexto, pedido) => pedido,
  restablecerFactor,
);
