import { alcanceDePrueba, conFotoDelAlcance } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import { usuarioDe } from '@sgpa/testing/cuentas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paginaDePersona } from '../lectura.queries.ts';

/** No file has this number; requests asked for it alone and with two complements. */
const AJENA = '7654321';
const MESES = ['2025-05-01', '2025-06-01'];
const FILAS = 8000;
const UNA_DE = 1000;

/** Measures, month by month, a page about a number where many rows ask for people who are in no file. */
describe('por-documento.plan.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    for (const mes of MESES) {
      await sql`select auditoria_crear_particion(${mes})`.execute(base.owner.db);
      await sql`insert into auditoria (ocurrido_en, id_usuario, id_ente_gestor, accion, recurso, id_recurso)
        select ${mes}::date + time '12:00' + n * interval '5 minutes', 1, 1, 'consulta-identidad', 'persona',
          case when n % ${UNA_DE}::integer = 7 then ${AJENA} || (array['', '-1A', '-1B'])[1 + n % 3]
            else (7000000 + n * 31 % 900000) || (array['', '-1A'])[1 + n % 2] end
        from generate_series(1, ${FILAS}::integer) n`.execute(base.owner.db);
    }
    await sql`vacuum analyze auditoria`.execute(base.owner.db);
  });
  afterAll(() => base.cerrar());

  /** Plans run as the application's role, under row security. */
  const leer = async (plan: string, numero: string) => {
    const { id } = await base.owner.db
      .selectFrom('usuario')
      .select('id')
      .where('username', '=', usuarioDe('ADM_SGPA'))
      .executeTakeFirstOrThrow();
    return conFotoDelAlcance(
      base.app.db,
      alcanceDePrueba({ idUsuario: id, entes: [], idEmpleador: null }),
      async (trx) => {
        await sql`select set_config('plan_cache_mode', ${plan}, true)`.execute(trx);
        const contar = async () =>
          (
            await sql<{ n: number }>`select sum(pg_stat_get_xact_tuples_returned(p.oid))::bigint as n from pg_class p
          where p.relname ^@ 'auditoria_'`.execute(trx)
          ).rows[0]?.n ?? Number.NaN;
        await paginaDePersona(trx, { numero }, { limite: 100 });
        const antes = await contar();
        const filas = await paginaDePersona(trx, { numero }, { limite: 100 });
        return { filas: filas.length, leidas: (await contar()) - antes };
      },
    );
  };

  it.each(['force_custom_plan', 'force_generic_plan'])(
    '%s: de un número que nadie tiene, lo suyo y lo de sus complementos, del índice de cada mes',
    async (plan) => {
      const todas = (FILAS / UNA_DE) * MESES.length;
      const vistas = await leer(plan, AJENA);
      expect(vistas.filas).toBe(todas);
      expect(vistas.leidas).toBeLessThan(todas * 4);
      expect((await leer(plan, `${AJENA}-1A`)).filas).toBeLessThan(todas / 2);
    },
  );
});
