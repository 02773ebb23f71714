import type { Respuesta } from '@sgpa/contract/endpoints';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { impideBajaDeUsuario } from '@sgpa/domain/usuario/administracion';
import { alSeguir } from '../../../db/mensajes.ts';
import type { Operacion } from '../../../operacion.ts';
import { auditarOperacion } from '../../auditoria/auditoria.service.ts';
import { comoCuenta, exigirVista, tomarEnSusManos } from '../tomar.ts';
import { estadoPuesto } from '../usuario.queries.ts';

/** The account ends with its sessions and its password. The same deed twice changes nothing. */
export async function darDeBajaUsuario(
  op: Operacion,
  id: number,
  { version }: { version: number },
): Promise<Respuesta<'baja-usuario'>> {
  const { trx, contexto, ahora } = op;
  const cuenta = await tomarEnSusManos(op, id);
  const respuesta = {
    idUsuarioSistema: id,
    mensaje: `Usuario ${cuenta.username} dado de baja. Sus sesiones se cerraron.`,
  };
  if (cuenta.estado === 'BAJA') return respuesta;
  exigirVista(cuenta, 'baja-usuario', version);
  const razon = impideBajaDeUsuario(contexto.usuario, comoCuenta(cuenta), cuenta.otros_administradores);
  if (razon !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon });
  await alSeguir(trx, estadoPuesto.sentencia.texto(id, 'BAJA', ahora).compile(trx));
  await auditarOperacion(op, {
    accion: 'baja-usuario',
    recurso: 'usuario',
    idRecurso: id,
    idEnteGestor: cuenta.id_ente_gestor,
    antes: { estado: cuenta.estado },
    despues: { estado: 'BAJA' },
  });
  return respuesta;
}
