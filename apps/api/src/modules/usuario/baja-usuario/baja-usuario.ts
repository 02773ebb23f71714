import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { IdUsuario } from '@sgpa/domain/shared/ids';
import { impideBajaDeUsuario } from '@sgpa/domain/usuario/administracion';
import type { Operacion } from '../../../operacion.ts';
import { cambiarEstado, comoCuenta, exigirCuentaVista, tomarEnSusManos } from '../cambio.ts';

/** Ends the account with its sessions and its password. The same deed twice changes nothing. */
export async function darDeBajaUsuario(op: Operacion, id: IdUsuario, { version }: { version: number }) {
  const cuenta = await tomarEnSusManos(op, id);
  const respuesta = {
    idUsuarioSistema: id,
    mensaje: `Usuario ${cuenta.username} dado de baja. Sus sesiones se cerraron.`,
  };
  if (cuenta.estado === 'BAJA') return respuesta;
  exigirCuentaVista(cuenta, 'baja-usuario', version);
  const razon = impideBajaDeUsuario(op.contexto.usuario, comoCuenta(cuenta), cuenta.otros_administradores);
  if (razon !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon });
  await cambiarEstado(op, 'baja-usuario', cuenta, 'BAJA');
  return respuesta;
}
