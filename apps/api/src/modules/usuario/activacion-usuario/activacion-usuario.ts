import type { IdUsuario } from '@sgpa/domain/shared/ids';
import type { Operacion } from '../../../operacion.ts';
import { cambiarEstado, exigirCuentaVista, tomarEnSusManos } from '../cambio.ts';

/** Document 2 §4: REGISTRADO becomes ACTIVO, as do suspended and ended accounts; a repetition changes nothing. */
export async function activarUsuario(op: Operacion, id: IdUsuario, { version }: { version: number }) {
  const cuenta = await tomarEnSusManos(op, id);
  const respuesta = { idUsuarioSistema: id, mensaje: `Usuario ${cuenta.username} activado.` };
  if (cuenta.estado === 'ACTIVO') return respuesta;
  exigirCuentaVista(cuenta, 'activacion-usuario', version);
  await cambiarEstado(op, 'activacion-usuario', cuenta, 'ACTIVO');
  return respuesta;
}
