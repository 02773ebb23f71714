import { alcanceDePrueba } from '@sgpa/banco-de-pruebas/alcance';
import { type Base, crearBase } from '@sgpa/banco-de-pruebas/base';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conFotoDelAlcance } from '../../../db/alcance.ts';
import type { Trx } from '../../../db/pool.ts';
import { paginaDeLista, totalDeLista } from '../lista.queries.ts';

/** One of each state on each day. */
const DIAS = 2000;
const HOY = fecha('2026-10-14');
const CNS = 1;
const NADIE: readonly number[] = [];

/** What the list reads of a register in which covers end on every day, ordered by that or asked for the nearest. */
describe('por-vencer.plan.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    const { db } = base.owner;
    await sql`insert into persona (numero_documento, fecha_nacimiento, nombres)
      select (7000000 + i)::text, '1990-01-01', 'PERSONA' from generate_series(1, ${DIAS * 2}) i`.execute(db);
    await sql`insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_tipo_asegurado, estado, fecha_afiliacion, fecha_baja,
        fecha_cesantia, fin_cobertura, fecha_registro, id_usuario_creacion, creado_en)
      select p.id, m.id_ente_gestor, m.id_entidad, 'TITULAR', m.id_tipo_asegurado, e.estado, '2020-01-01', e.baja, e.fin, e.fin,
        date '2020-01-01' + (n % 1000)::integer, m.id_usuario_creacion, m.creado_en
      from (select id, row_number() over (order by id) as n from persona where nombres = 'PERSONA') p
      cross join lateral (select * from (values
        (0, 103, date '2026-10-01', date '2026-10-15' + (n / 2)::integer),
        (1, 101, date '2030-01-01', date '2034-01-01' + (n / 2)::integer)
      ) v (k, estado, baja, fin) where k = n % 2) e
      cross join (select a.* from afiliacion a join persona q on q.id = a.id_persona where q.numero_documento = '1000100') m`.execute(
      db,
    );
    await sql`vacuum analyze afiliacion`.execute(db);
  });
  afterAll(() => base.cerrar());

  const leidas = async (trx: Trx): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select sum(pg_stat_get_xact_tuples_returned(indexrelid))::bigint as n from pg_index
      where indrelid = 'afiliacion'::regclass`.execute(trx);
    return rows[0]?.n ?? Number.NaN;
  };
  const contando = (tarea: (trx: Trx) => Promise<unknown>) =>
    conFotoDelAlcance(base.app.db, alcanceDePrueba({ idUsuario: 1, entes: [CNS], idEmpleador: null }), async (trx) => {
      // Planning looks at the ends of an index, too: the second time it is planned already.
      await tarea(trx);
      const antes = await leidas(trx);
      await tarea(trx);
      const cuantas = (await leidas(trx)) - antes;
      expect(cuantas).toBeGreaterThan(0);
      return cuantas;
    });

  const filtro = (venceEn: number | null, orden: 'REGISTRO' | 'VENCIMIENTO') => ({
    tipo: 'TITULAR' as const,
    entes: [CNS],
    estados: [ESTADO.CESANTIA],
    entidades: NADIE,
    fechas: null,
    numeroDocumento: null,
    venceEn,
    orden,
    idCreador: null,
    pagina: 0,
    limite: 25,
    empleador: null,
    hoy: HOY,
  });

  it('ordenada por vencimiento, una página lee lo suyo y no todas las cesantías', async () => {
    const f = filtro(null, 'VENCIMIENTO');
    expect(await contando((trx) => paginaDeLista(f).execute(trx))).toBeLessThan(100);
  });

  it.each(['REGISTRO', 'VENCIMIENTO'] as const)('las que vencen en quince días, por %s: solo esas', async (orden) => {
    const f = filtro(15, orden);
    expect(await contando((trx) => paginaDeLista(f).execute(trx))).toBeLessThan(100);
    expect(await contando((trx) => totalDeLista(f).execute(trx))).toBeLessThan(100);
  });
});
