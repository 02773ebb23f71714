import { fecha, PRIMER_DIA } from '@sgpa/domain/shared/fecha-civil';
import { idAfiliacion } from '@sgpa/domain/shared/ids';
import { type Base, crearBase } from '@sgpa/testing/base';
import { alcanceDelSistema } from '@sgpa/testing/ciclo';
import { insertarTitulares } from '@sgpa/testing/plan';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conAlcance } from '../../db/alcance.ts';
import type { Trx } from '../../db/pool.ts';
import {
  type Tramo,
  tomarBajasLlegadas,
  tomarCerradasAntes,
  tomarCesantiasAntes,
  tomarVencidas,
} from './vencimiento-cobertura.queries.ts';

const FILAS = 8000;
const DEBIDAS = FILAS / 200;
const HOY = fecha('2026-10-14');

const CASOS = [
  {
    // One in a hundred ends some day: half of these have ended, the others have a baja to come.
    hechos: sql`
      select case when n % 200 = 0 then 103 when n % 100 = 0 then 101 else 100 end as estado, b.baja,
        (b.baja + interval '2 months')::date as fin
      from (select case when n % 200 = 0 then date '2026-06-01' when n % 100 = 0 then date '2026-10-01' end as baja) b`,
    pasos: [
      { nombre: 'coberturas vencidas', tomar: tomarVencidas, indice: 'afiliacion_por_vencer' },
      { nombre: 'bajas que llegaron', tomar: tomarBajasLlegadas, indice: 'afiliacion_por_baja' },
    ],
  },
  {
    // A quarter ended long ago; one in a hundred is closed or in cesantía ahead of its day.
    hechos: sql`
      select b.estado, b.baja, (b.baja + interval '2 months')::date as fin
      from (values
        (n % 200 = 0, 104, date '2026-09-15'), (n % 200 = 100, 103, date '2026-11-01'),
        (n % 4 = 1, 104, date '2020-01-01'), (true, 100, null)) b (es, estado, baja)
      where b.es limit 1`,
    pasos: [
      { nombre: 'cerradas antes', tomar: tomarCerradasAntes, indice: 'afiliacion_cerrada_con_fin' },
      { nombre: 'cesantías antes', tomar: tomarCesantiasAntes, indice: 'afiliacion_en_cesantia' },
    ],
  },
];

/** Measures what the daily job reads of a register where almost nothing is due. */
describe('vencimiento-cobertura.plan.test.ts', () => {
  describe.each(CASOS)('caso %#', ({ hechos, pasos }) => {
    let base: Base;
    beforeAll(async () => {
      base = await crearBase({ demo: true });
      await insertarTitulares(base.owner.db, FILAS, hechos);
    });
    afterAll(() => base.cerrar());

    /** Counts rows that this connection has read so far through an index, and in scans of the whole table. */
    const lecturas = async (trx: Trx, indice: string): Promise<{ deIndice: number; deTabla: number }> => {
      const { rows } = await sql<{ deIndice: number; deTabla: number }>`
      select pg_stat_get_xact_tuples_returned(${indice}::regclass) as "deIndice",
        pg_stat_get_xact_tuples_returned('afiliacion'::regclass) as "deTabla"`.execute(trx);
      return rows[0] ?? { deIndice: 0, deTabla: 0 };
    };

    it.each(['force_custom_plan', 'force_generic_plan'].flatMap((plan) => pasos.map((paso) => ({ ...paso, plan }))))(
      '$nombre, $plan: lee $indice, y solo lo que toca',
      async ({ plan, tomar, indice }) => {
        await conAlcance(base.app.db, await alcanceDelSistema(base.app.db), async (trx) => {
          await sql`select set_config('plan_cache_mode', ${plan}, true)`.execute(trx);
          const tramo: Tramo = { desde: { fecha: PRIMER_DIA, id: idAfiliacion(0) }, limite: 500, esperar: false };
          const antes = await lecturas(trx, indice);
          expect(await tomar(trx, HOY, tramo)).toHaveLength(DEBIDAS);
          const despues = await lecturas(trx, indice);
          // Planning also looks at an index's ends, which adds a few reads.
          expect(despues.deIndice - antes.deIndice).toBeGreaterThanOrEqual(DEBIDAS);
          expect(despues.deIndice - antes.deIndice).toBeLessThan(DEBIDAS + 5);
          expect(despues.deTabla).toBe(antes.deTabla);
        });
      },
    );
  });
});
