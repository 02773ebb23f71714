import type { Cuerpo, Respuesta } from '@sgpa/contract/endpoints';
import { limpiarNombreDeUsuario } from '@sgpa/domain/usuario/datos-usuario';
import { AVISO_REGISTRADO } from '@sgpa/domain/usuario/estado-usuario';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import type { Operacion } from '../../../operacion.ts';
import { auditarOperacion } from '../../auditoria/auditoria.service.ts';
import { escribirUnaVez, type Intencion } from '../../idempotencia/idempotencia.service.ts';
import { prepararUsuario } from '../preparar-usuario.ts';
import { type DatosGuardados, usuarioRegistrado } from '../usuario.queries.ts';

async function escribir(
  op: Operacion,
  datos: DatosGuardados & { username: string },
): Promise<Respuesta<'registro-usuario'>> {
  const id = await usuarioRegistrado(op.trx, datos, op.ahora);
  auditarOperacion(op, {
    accion: 'registro-usuario',
    recurso: 'usuario',
    idRecurso: id,
    idEnteGestor: datos.id_ente_gestor,
    antes: null,
    despues: { ...datos, estado: 'REGISTRADO' },
  });
  return { idUsuarioSistema: id, mensaje: `Usuario ${datos.username} registrado. ${AVISO_REGISTRADO}` };
}

/** The account waits for its activation, without a password. */
export async function registrarUsuario(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  contexto: Contexto,
  pedido: Cuerpo<'registro-usuario'>,
  intencion: Intencion | null,
): Promise<Respuesta<'registro-usuario'>> {
  const datos = await prepararUsuario(deps, contexto, pedido);
  const username = limpiarNombreDeUsuario(pedido.usuario);
  return escribirUnaVez(deps, contexto, intencion, (op) => escribir(op, { ...datos, username }));
}
