import { actualizacionUsuario } from '@sgpa/contract/v1/actualizacion-usuario';
import { prepararUsuario } from '../preparar-usuario.ts';
import { rutaDeUsuario } from '../ruta-de-usuario.ts';
import { actualizarUsuario } from './service.ts';

export const rutasActualizacionUsuario = rutaDeUsuario(
  actualizacionUsuario,
  async (deps, contexto, { version, ...pedido }) => ({
    datos: await prepararUsuario(deps, contexto, pedido),
    version,
  }),
  actualizarUsuario,
);
