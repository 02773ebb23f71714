import type { Respuesta } from '@sgpa/contract/endpoints';
import { alSeguir } from '../../../db/mensajes.ts';
import type { Operacion } from '../../../operacion.ts';
import { auditarOperacion } from '../../auditoria/auditoria.service.ts';
import { exigirVista, tomarEnSusManos } from '../tomar.ts';
import { estadoPuesto } from '../usuario.queries.ts';

/** Document 2 §4: REGISTRADO becomes ACTIVO; so does what was suspended or ended. The same deed twice changes nothing. */
export async function activarUsuario(
  op: Operacion,
  id: number,
  { version }: { version: number },
): Promise<Respuesta<'activacion-usuario'>> {
  const { trx, ahora } = op;
  const cuenta = await tomarEnSusManos(op, id);
  const respuesta = { idUsuarioSistema: id, mensaje: `Usuario ${cuenta.username} activado.` };
  if (cuenta.estado === 'ACTIVO') return respuesta;
  exigirVista(cuenta, 'activacion-usuario', version);
  await alSeguir(trx, estadoPuesto.sentencia.texto(id, 'ACTIVO', ahora).compile(trx));
  await auditarOperacion(op, {
    accion: 'activacion-usuario',
    recurso: 'usuario',
    idRecurso: id,
    idEnteGestor: cuenta.id_ente_gestor,
    antes: { estado: cuenta.estado },
    despues: { estado: 'ACTIVO' },
  });
  return respuesta;
}
