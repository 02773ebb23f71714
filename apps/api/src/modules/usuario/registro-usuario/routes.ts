import { registroUsuario } from '@sgpa/contract/v1/registro-usuario';
import { limpiarNombreDeUsuario } from '@sgpa/domain/usuario/datos-usuario';
import { escribirUnaVez } from '../../idempotencia/idempotencia.service.ts';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { prepararUsuario } from '../preparar-usuario.ts';
import { registrarUsuario } from './service.ts';

export const rutasRegistroUsuario = rutaUnaVez(registroUsuario, async (deps, contexto, pedido, intencion) => {
  const datos = await prepararUsuario(deps, contexto, pedido);
  const username = limpiarNombreDeUsuario(pedido.usuario);
  return escribirUnaVez(deps, contexto, intencion, (op) => registrarUsuario(op, { ...datos, username }));
});
