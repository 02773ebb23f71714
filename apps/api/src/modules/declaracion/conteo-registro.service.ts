import { ultimosCierres } from '@sgpa/domain/declaracion/remision-declaracion';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Trx } from '../../db/pool.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import type { Deps } from '../../deps.ts';
import { type DiaContado, Suma } from './conteo.ts';
import { desdeDondeMirar, guardarConteo, marcarAlcanzados } from './conteo-guardado.queries.ts';
import {
  cubiertasDelTramo,
  type DiaPorContar,
  diasPorContar,
  observadasEn,
  recienNacidasEn,
  ultimaAfiliacion,
} from './conteo-registro.queries.ts';

/** Affiliations of one step, some tens of milliseconds. */
const TRAMO = 50_000;
/** Days of each managing entity that one walk counts, which looks so often at an affiliation; more wait for the next turn. */
const DIAS_POR_ENTE = 5;

/** What the register says of these days, in steps of `tramo` affiliations. They agree where `trx` is one snapshot. */
export async function contarDias(trx: Trx, dias: readonly DiaPorContar[], tramo = TRAMO): Promise<DiaContado[]> {
  const suma = new Suma(dias);
  const ultima = dias.length === 0 ? 0 : await ultimaAfiliacion(trx);
  if (ultima === 0) return suma.contados;
  for (let desde = 0; desde < ultima; desde += tramo) {
    for (const fila of await cubiertasDelTramo(trx, dias, desde, desde + tramo)) {
      const { titulares, beneficiarios } = fila;
      suma.registrada(fila, fila.registro_desde);
      if (titulares + beneficiarios > 0)
        suma.agregar(fila, { titularesValidos: titulares, beneficiariosValidados: beneficiarios });
    }
  }
  for (const fila of await observadasEn(trx, dias))
    suma.agregar(fila, {
      titularesValidos: -fila.titulares,
      titularesObservados: fila.titulares,
      beneficiariosValidados: -fila.beneficiarios,
      beneficiarioObservado: fila.beneficiarios,
    });
  for (const fila of await recienNacidasEn(trx, dias)) suma.agregar(fila, { recienNacidos: fila.recien_nacidos });
  return suma.contados;
}

/** Longer than any transaction: what was written before this moment is to be seen by then. */
const MARGEN_MS = 3_600_000;
const DIA_MS = 24 * MARGEN_MS;
const MOTIVO = 'se registraron después cambios que alcanzan ese día';

/** The task of the night: counts of days that are over which changes since have reached are to be made anew. */
export async function revisarConteos({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const fin = clock.ahora().getTime();
  // A day of changes at a time: after an upgrade, or a night that was missed, there are many.
  for (;;) {
    const primera = await desdeDondeMirar(db);
    const hasta = Math.min(fin, (primera?.getTime() ?? fin) + DIA_MS);
    await marcarAlcanzados(db, MOTIVO, new Date(hasta), new Date(Math.min(hasta, fin - MARGEN_MS)));
    if (hasta === fin) return;
  }
}

/**
 * The task: counts the days that wait for it. A day that is over is counted again only where a change reaches it; one that
 * is not over is counted again then. Two servers at once count the same, and the second leaves the first one's. `db`: the owner's, who
 * sees every managing entity.
 */
export async function contarRegistro({ db, clock }: Pick<Deps, 'db' | 'clock'>, tramo = TRAMO): Promise<number> {
  const contado_en = clock.ahora();
  const hoy = hoyEnLaPaz(contado_en);
  const [finDeMes] = ultimosCierres(hoy);
  const contados = await enTransaccion(
    db,
    async (trx) => contarDias(trx, await diasPorContar(trx, finDeMes, hoy, DIAS_POR_ENTE), tramo),
    { nivel: 'repeatable read' },
  );
  for (const dia of contados)
    await enTransaccion(db, (trx) => guardarConteo(trx, dia, { contado_en, definitivo: dia.fecha < hoy }));
  return contados.length;
}
