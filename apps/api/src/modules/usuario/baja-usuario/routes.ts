import { bajaUsuario } from '@sgpa/contract/v1/baja-usuario';
import { rutaDeUsuario } from '../ruta-de-usuario.ts';
import { darDeBajaUsuario } from './service.ts';

export const rutasBajaUsuario = rutaDeUsuario(bajaUsuario, (_deps, _contexto, pedido) => pedido, darDeBajaUsuario);
