import type { Contexto } from '../../../contexto.ts';
import { conAlcance } from '../../../db/alcance.ts';
import type { Deps } from '../../../deps.ts';
import { auditar } from '../../auditoria/auditoria.service.ts';
import { revocarSesion } from '../sesion.queries.ts';

/** Revokes the session's token on the server (decisions §6). */
export async function cerrarSesion(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
): Promise<{ mensaje: string }> {
  const ahora = clock.ahora();
  await conAlcance(db, contexto.alcance, async (trx) => {
    await revocarSesion(trx, contexto.sesionId, ahora);
    await auditar(trx, contexto, ahora, { accion: 'cierre-sesion' });
  });
  return { mensaje: 'Su sesión fue cerrada.' };
}
