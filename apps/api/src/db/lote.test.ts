import { type Base, crearBase } from '@sgpa/testing/base';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crearDb, type Db } from './pool.ts';

/** A value that cannot be sent, as one with a way of its own to PostgreSQL that fails. */
const imposible = (): object => ({
  toPostgres: () => {
    throw new RangeError('no se puede enviar');
  },
});

describe('lote.test.ts', () => {
  let base: Base;
  let db: Db;
  beforeAll(async () => {
    base = await crearBase({ sinDatos: true });
    db = crearDb({ url: base.app.url, max: 1 }).db;
  });
  afterAll(async () => {
    await db.destroy();
    await base.cerrar();
  });

  it('un valor que no se puede enviar se dice, y la conexión sigue sirviendo', async () => {
    for (let i = 0; i < 3; i += 1) {
      await expect(sql`select ${imposible()}::text as n`.execute(db)).rejects.toThrow('no se puede enviar');
      expect((await sql<{ n: number }>`select ${i}::integer as n`.execute(db)).rows).toEqual([{ n: i }]);
    }
  });

  it('dentro de una transacción, deshace lo anterior', async () => {
    const fallida = db.transaction().execute(async (trx) => {
      await sql`select ${1}::integer as n`.execute(trx);
      await sql`select ${imposible()}::text as n`.execute(trx);
    });
    await expect(fallida).rejects.toThrow('no se puede enviar');
    expect((await sql<{ n: number }>`select ${7}::integer as n`.execute(db)).rows).toEqual([{ n: 7 }]);
  });
});
