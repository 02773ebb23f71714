import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { type IdAfiliacion, idAfiliacion } from '@sgpa/domain/shared/ids';
import { enTransaccion } from '../../db/transaccion.ts';
import type { Deps } from '../../deps.ts';
import { tomarPorAvisar } from '../afiliacion/aviso-edad.queries.ts';
import { AVISO_EDAD, avisarEdades } from '../afiliacion/aviso-edad.ts';
import { auditarSistema } from '../auditoria/auditoria.queries.ts';

const LOTE = 500;

/**
 * The daily job tells of ends by age 30 days before they come, in batches; who was told is not found again. Rows that
 * others lock are waited for at the end, one at a time. `db` is the owner's. Returns how many were told.
 */
export async function avisarFinesPorEdad({ db, clock }: Pick<Deps, 'db' | 'clock'>, lote = LOTE): Promise<number> {
  const ahora = clock.ahora();
  const hoy = hoyEnLaPaz(ahora);
  let avisadas = 0;
  for (const { limite, esperar } of [
    { limite: lote, esperar: false },
    { limite: 1, esperar: true },
  ]) {
    let desde: IdAfiliacion | undefined = idAfiliacion(0);
    while (desde !== undefined) {
      const tras: IdAfiliacion = desde;
      desde = await enTransaccion(db, async (trx) => {
        const filas = await tomarPorAvisar(trx, hoy, tras, limite, esperar);
        const hechos = await avisarEdades(trx, { idUsuario: null, ahora }, filas);
        auditarSistema(trx, ahora, AVISO_EDAD, hechos);
        avisadas += filas.length;
        return filas.at(-1)?.id;
      });
    }
  }
  return avisadas;
}
