import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Base, crearBase } from '@sgpa/testing/base';
import { AHORA } from '@sgpa/testing/reloj';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARPETAS, migrar } from './migrar.ts';
import { enTransaccion } from './transaccion.ts';

const MIGRACION = path.join(CARPETAS.migraciones, '0032_cifras_por_periodo.sql');

describe('cifras-por-periodo.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
  });
  afterAll(() => base.cerrar());

  const diferencias = async () => (await sql`select * from contadores_diferencias()`.execute(base.owner.db)).rows;
  const esperan = async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from contador_delta`.execute(base.owner.db);
    return rows[0]?.n ?? 0;
  };

  it('actualizada con lo fundido y con lo que espera, cada contador dice lo que dan las filas', async () => {
    const { db } = base.owner;
    await sql`select contadores_rehacer()`.execute(db);
    // Births move to another year, and some employers lose or gain all affiliations; nothing of it is merged yet.
    await sql`update persona set fecha_nacimiento = fecha_nacimiento - 400 where id % 3 = 0`.execute(db);
    await sql`update afiliacion set modificado_en = ${AHORA}, id_entidad = (select max(id) from entidad_empleadora)
      where id_entidad = (select min(id_entidad) from afiliacion)`.execute(db);
    expect(await esperan()).toBeGreaterThan(50);
    // The tables are as before the migration.
    await sql`drop table contador_periodo, contador_empleadores`.execute(db);
    await sql`delete from contador_nacimiento where clase = 'ANIO'`.execute(db);
    await enTransaccion(db, async (trx) => {
      await sql.raw(await readFile(MIGRACION, 'utf8')).execute(trx);
      await sql`delete from rutina_aplicada`.execute(trx);
    });
    await migrar(db);
    expect(await esperan()).toBeGreaterThan(50);
    expect(await diferencias()).toEqual([]);
    await sql`select contadores_fundir(1000000)`.execute(db);
    expect(await esperan()).toBe(0);
    expect(await diferencias()).toEqual([]);
  });
});
