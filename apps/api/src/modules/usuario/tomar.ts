import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { IdUsuario } from '@sgpa/domain/shared/ids';
import { type AccionDeUsuario, admiteAccion, textoDeEstado } from '@sgpa/domain/usuario/estado-usuario';
import type { Operacion } from '../../operacion.ts';
import { type CuentaTomada, tomarUsuario } from './usuario.queries.ts';

/** Holds an account in the user's hands; another one is as if it were not there. */
export async function tomarEnSusManos({ trx }: Operacion, id: IdUsuario): Promise<CuentaTomada> {
  const cuenta = await tomarUsuario(trx, id);
  if (cuenta === undefined) throw new Rechazo('NO_ENCONTRADO');
  return cuenta;
}

/** Refused where the account is not what the administrator saw, or its state does not admit it. */
export function exigirVista(cuenta: CuentaTomada, accion: AccionDeUsuario, version: number): void {
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
