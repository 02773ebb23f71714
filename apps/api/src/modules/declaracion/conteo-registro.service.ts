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

/** A step counts so many affiliations in some tens of milliseconds. */
const TRAMO = 50_000;
/** A walk looks at each affiliation once for each day: so many of an entity are counted, others wait their turn. */
const DIAS_POR_ENTE = 5;

/** Counts these days in steps of `tramo` affiliations; the figures agree with each other if `trx` is one snapshot. */
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

/** No transaction is longer than this: what was written before the moment is seen by then. */
const MARGEN_MS = 3_600_000;
const DIA_MS = 24 * MARGEN_MS;
const MOTIVO = 'se registraron después cambios que alcanzan ese día';

/** The nightly job marks the counts of past days that later changes have reached, so that they are made anew. */
export async function revisarConteos({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const fin = clock.ahora().getTime();
  // Changes are taken a day at a time: after an upgrade or a missed night there are many.
  for (;;) {
    const primera = await desdeDondeMirar(db);
    const hasta = Math.min(fin, (primera?.getTime() ?? fin) + DIA_MS);
    await marcarAlcanzados(db, MOTIVO, new Date(hasta), new Date(Math.min(hasta, fin - MARGEN_MS)));
    if (hasta === fin) return;
  }
}

/**
 * The job counts the days that wait for it. A past day is counted again only if a change reaches it; a day that is not
 * over is counted again then. Of two servers that count at once, the second leaves the first one's count. `db` is the
 * owner's, who sees every managing entity.
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
