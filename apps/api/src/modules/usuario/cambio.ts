import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { IdUsuario } from '@sgpa/domain/shared/ids';
import { type AccionDeUsuario, admiteAccion, textoDeEstado } from '@sgpa/domain/usuario/estado-usuario';
import type { Json } from '../../db/db.generated.ts';
import type { Operacion } from '../../operacion.ts';
import { auditarOperacion } from '../auditoria/auditoria.queries.ts';
import { type CuentaTomada, estadoPuesto, tomarUsuario } from './usuario.queries.ts';

/** Locks an account that the user administers; any other is as if it were not there. */
export async function tomarEnSusManos({ trx }: Operacion, id: IdUsuario): Promise<CuentaTomada> {
  const cuenta = await tomarUsuario(trx, id);
  if (cuenta === undefined) throw new Rechazo('NO_ENCONTRADO');
  return cuenta;
}

/** Refuses where the account is not what the administrator saw, or its state does not admit the action. */
export function exigirCuentaVista(cuenta: CuentaTomada, accion: AccionDeUsuario, version: number): void {
  if (cuenta.version !== version) throw new Rechazo('REGISTRO_CAMBIADO');
  if (!admiteAccion(cuenta.estado, accion))
    throw new Rechazo('REGLA_INCUMPLIDA', { razon: textoDeEstado(cuenta.estado) });
}

export const comoCuenta = ({ id, rol, id_ente_gestor, estado }: CuentaTomada) => ({
  id,
  rol,
  idEnteGestor: id_ente_gestor,
  estado,
});

/** Audits what an administrator did to an account, and counts it among the day's operations. */
export const auditarCambio = (
  op: Operacion,
  accion: Exclude<AccionDeUsuario, 'detalle-usuario'>,
  cuenta: Pick<CuentaTomada, 'id' | 'id_ente_gestor'>,
  cambio: { antes?: Json; despues: Json },
): void =>
  auditarOperacion(op, {
    accion,
    recurso: 'usuario',
    idRecurso: cuenta.id,
    idEnteGestor: cuenta.id_ente_gestor,
    ...cambio,
  });

export async function cambiarEstado(
  op: Operacion,
  accion: 'activacion-usuario' | 'baja-usuario',
  cuenta: CuentaTomada,
  estado: 'ACTIVO' | 'BAJA',
): Promise<void> {
  await estadoPuesto(op.trx, cuenta.id, estado, op.ahora);
  auditarCambio(op, accion, cuenta, { antes: { estado: cuenta.estado }, despues: { estado } });
}
