import type { Cuerpo } from '@sgpa/contract/endpoints';
import { limpiarNombreDeUsuario } from '@sgpa/domain/usuario/datos-usuario';
import { AVISO_REGISTRADO } from '@sgpa/domain/usuario/estado-usuario';
import type { Operacion } from '../../../operacion.ts';
import { auditarOperacion } from '../../auditoria/auditoria.queries.ts';
import { type DatosGuardados, usuarioRegistrado } from '../usuario.queries.ts';

/** The account waits for its activation, without a password. */
export async function registrarUsuario(
  op: Operacion,
  preparado: DatosGuardados,
  { body: { usuario } }: { body: Cuerpo<'registro-usuario'> },
) {
  const datos = { ...preparado, username: limpiarNombreDeUsuario(usuario) };
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
