import { type Base, crearBase } from '@sgpa/banco-de-pruebas/base';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conFotoDelAlcance, SIN_ALCANCE } from './alcance.ts';
import type { Db } from './pool.ts';

describe('preparadas.test.ts', () => {
  let base: Base;
  let db: Db;
  beforeAll(async () => {
    base = await crearBase();
    db = base.app.db;
  });
  afterAll(() => base.cerrar());

  it('conserva preparada, una vez, una sentencia con valores, y la corre otra vez con otros', async () => {
    await db.connection().execute(async (conexion) => {
      const sumar = async (a: number, b: number) =>
        (await sql<{ suma: number }>`select ${a}::int + ${b}::int as suma`.execute(conexion)).rows[0]?.suma;
      expect([await sumar(1, 2), await sumar(3, 4)]).toEqual([3, 7]);
      const { rows } = await sql<{ usos: number }>`select generic_plans + custom_plans as usos
        from pg_prepared_statements where statement like '%as suma'`.execute(conexion);
      expect(rows).toEqual([{ usos: 2 }]);
    });
  });

  it.each([
    ['without values', sql<{ n: number }>`select 1 as n`],
    ['with values', sql<{ n: number }>`select ${1}::int as n`],
  ])('abre una transacción con su primera sentencia, %s', async (_nombre, primera) => {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        expect((await primera.execute(trx)).rows).toEqual([{ n: 1 }]);
        const { rows } = await sql<{ nivel: string; misma: boolean }>`
          select current_setting('transaction_isolation') as nivel, pg_current_xact_id() = pg_current_xact_id() as misma`.execute(
          trx,
        );
        expect(rows).toEqual([{ nivel: 'repeatable read', misma: true }]);
        await sql`select set_config('sgpa.usuario', '7', true)`.execute(trx);
        expect((await sql<{ u: string }>`select current_setting('sgpa.usuario') as u`.execute(trx)).rows).toEqual([
          { u: '7' },
        ]);
      });
  });

  it('termina una vacía, y no deja nada de una que falló en su primera sentencia', async () => {
    await db.transaction().execute(async () => {});
    await expect(db.transaction().execute((trx) => sql`select 1 / 0`.execute(trx))).rejects.toThrow('division by zero');
    await expect(db.transaction().execute((trx) => sql`select 1 / ${0}::int`.execute(trx))).rejects.toThrow('division');
    await conFotoDelAlcance(db, { ...SIN_ALCANCE, idUsuario: 3 }, async (trx) => {
      const { rows } = await sql<{ u: number }>`select alcance_usuario() as u`.execute(trx);
      expect(rows).toEqual([{ u: 3 }]);
    });
    const { rows } = await sql<{ u: number | null }>`select alcance_usuario() as u`.execute(db);
    expect(rows).toEqual([{ u: null }]);
  });
});
