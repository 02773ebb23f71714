import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion } from '../../../operacion.ts';
import { auditar } from '../../auditoria/auditoria.queries.ts';
import { revocarSesion } from '../sesion.queries.ts';

/** Revokes the session's token on the server (acuerdos §6). */
export async function cerrarSesion(deps: Pick<Deps, 'db' | 'clock'>, contexto: Contexto): Promise<{ mensaje: string }> {
  await enOperacion(deps, contexto, async (op) => {
    await revocarSesion(op.trx, contexto.sesionId, op.ahora);
    auditar(op, { accion: 'cierre-sesion' });
  });
  return { mensaje: 'Su sesión fue cerrada.' };
}
