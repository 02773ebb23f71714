import { TEXTO_NO_SE_RETIRA } from '@sgpa/domain/cuenta/terminos';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { Operacion } from '../../../operacion.ts';
import { auditarOperacion } from '../../auditoria/auditoria.queries.ts';
import { terminosRetirados } from '../terminos.queries.ts';

/** Withdraws a version that is not in force yet; it stays on record with who withdrew it, when and why. */
export async function retirarTerminos(op: Operacion, version: string, motivo: string) {
  if (!(await terminosRetirados(op.trx, version, motivo, op.ahora)))
    throw new Rechazo('REGLA_INCUMPLIDA', { razon: TEXTO_NO_SE_RETIRA });
  auditarOperacion(op, {
    accion: 'retiro-terminos',
    recurso: 'terminos',
    idRecurso: version,
    despues: { motivo },
  });
  return { version, mensaje: `La versión ${version} fue retirada: no entrará en vigencia.` };
}
