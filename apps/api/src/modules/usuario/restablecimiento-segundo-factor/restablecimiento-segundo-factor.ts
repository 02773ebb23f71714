import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { IdUsuario } from '@sgpa/domain/shared/ids';
import type { Operacion } from '../../../operacion.ts';
import { auditarCambio, exigirCuentaVista, tomarEnSusManos } from '../cambio.ts';
import { factorRestablecido } from '../usuario.queries.ts';

/** Helps who lost the telephone and the recovery codes. One's own factor is turned off in the profile, with a code. */
export async function restablecerFactor(op: Operacion, id: IdUsuario, { version }: { version: number }) {
  const cuenta = await tomarEnSusManos(op, id);
  exigirCuentaVista(cuenta, 'restablecimiento-segundo-factor', version);
  if (id === op.contexto.usuario.id)
    throw new Rechazo('REGLA_INCUMPLIDA', { razon: 'Su propio segundo factor se desactiva en el perfil de usuario.' });
  if (!(await factorRestablecido(op.trx, id, op.ahora)))
    throw new Rechazo('REGLA_INCUMPLIDA', { razon: `El usuario ${cuenta.username} no tiene segundo factor.` });
  auditarCambio(op, 'restablecimiento-segundo-factor', cuenta, {
    antes: { segundo_factor: true },
    despues: { segundo_factor: false },
  });
  return {
    idUsuarioSistema: id,
    mensaje: `El segundo factor de ${cuenta.username} fue quitado y sus sesiones se cerraron.`,
  };
}
