import type { AccionDeUsuario } from '@sgpa/domain/usuario/estado-usuario';
import type { Json } from '../../db/db.generated.ts';
import type { Operacion } from '../../operacion.ts';
import { auditarOperacion } from '../auditoria/auditoria.service.ts';
import { type CuentaTomada, estadoPuesto } from './usuario.queries.ts';

/** What an administrator did to an account, as the audit trail and the day's operations have it. */
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

/** Moves an account to another state. */
export async function cambiarEstado(
  op: Operacion,
  accion: 'activacion-usuario' | 'baja-usuario',
  cuenta: CuentaTomada,
  estado: 'ACTIVO' | 'BAJA',
): Promise<void> {
  await estadoPuesto(op.trx, cuenta.id, estado, op.ahora);
  auditarCambio(op, accion, cuenta, { antes: { estado: cuenta.estado }, despues: { estado } });
}
