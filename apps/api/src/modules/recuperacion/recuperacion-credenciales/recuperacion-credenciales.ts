import type { IdUsuario } from '@sgpa/domain/shared/ids';
import type { Operacion } from '../../../operacion.ts';
import { auditarCambio, exigirCuentaVista, tomarEnSusManos } from '../../usuario/cambio.ts';
import { recuperacionEncolada } from '../recuperacion.queries.ts';

/** The former password stays until its user makes another one with the link. */
export async function recuperarCredenciales(op: Operacion, id: IdUsuario, { version }: { version: number }) {
  const { trx, ahora } = op;
  const cuenta = await tomarEnSusManos(op, id);
  exigirCuentaVista(cuenta, 'recuperacion-credenciales', version);
  await recuperacionEncolada(trx, id, ahora);
  auditarCambio(op, 'recuperacion-credenciales', cuenta, { despues: { correo: cuenta.correo } });
  return { idUsuarioSistema: id, mensaje: `Se enviará a ${cuenta.correo} un enlace para crear la contraseña.` };
}
