import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import { alcanceDePrueba, conFotoDelAlcance } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { totalDeLista } from '../modules/asegurado/lista.queries.ts';
import { crearDb, type Db } from './pool.ts';
import { enTransaccion } from './transaccion.ts';

const PENDIENTES = 100_000;
const PASO = 1000;
/**
 * Each row is found by its key, taken out and added to its counters; scans of the table would take hundreds of pages
 * each.
 */
const PAGINAS_POR_FILA = 20;

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/** Nothing is timed here: what a step reads is counted, in a connection that planned it while no delta waited. */
describe('contadores-fusion.test.ts', () => {
  let base: Base;
  /** The owner's single connection has the server's own generic plans. */
  let una: { db: Db };
  /** No delta of this employer waits. */
  let otro: number;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    una = crearDb({ url: base.owner.url, max: 1, statementTimeout: 0 });
    const { rows } = await sql<{ id: number }>`select max(id) as id from entidad_empleadora`.execute(una.db);
    otro = rows[0]?.id ?? 0;
    await sql`alter table contador_delta set (autovacuum_enabled = false)`.execute(una.db);
    await sql`alter table contador_resumen set (autovacuum_enabled = false)`.execute(una.db);
    await sql`alter table contador_resumen_dia set (autovacuum_enabled = false)`.execute(una.db);
  });
  beforeEach(async () => {
    // Everything is planned while the table is empty and known to be so, as most of the time.
    await sql`select contadores_rehacer()`.execute(una.db);
    await sql.raw('vacuum analyze contador_delta').execute(una.db);
    await sql.raw('vacuum analyze contador_resumen').execute(una.db);
    await sql.raw('vacuum analyze contador_resumen_dia').execute(una.db);
    for (let i = 0; i < 7; i += 1) await fundir(PASO);
    await total();
    for (const filtro of Object.values(filtros())) await enTransaccion(una.db, (trx) => totalDeLista(trx, filtro));
    await llenar();
  });
  afterAll(async () => {
    await una.db.destroy();
    await base.cerrar();
  });

  const fundir = async (maximo: number) => {
    const { rows } = await sql<{ n: number }>`select contadores_fundir(${maximo}) as n`.execute(una.db);
    return rows[0]?.n;
  };
  /** Leaves deltas as a bulk load does, one for each row; they cancel out, with one day and one employer. */
  const llenar = () =>
    sql`
    insert into contador_delta (id_ente_gestor, tipo, estado, id_entidad, id_usuario_creacion,
      fecha_afiliacion, fecha_registro, fecha_nacimiento, n)
    select 1, 'TITULAR', 100, e.id, 1, date '2020-01-01' + i % 300, date '2020-02-01', date '1980-01-01',
      case when i % 2 = 0 then 1 else -1 end
    from generate_series(1, ${PENDIENTES}::integer) i,
      (select min(id) as id from entidad_empleadora) e`.execute(una.db);
  const paginas = async (consulta: string) => {
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
      ${sql.raw(`explain (analyze, buffers, timing off, format json) ${consulta}`)}`.execute(una.db);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    return (plan?.['Shared Hit Blocks'] ?? Number.NaN) + (plan?.['Shared Read Blocks'] ?? Number.NaN);
  };
  const TOTAL = `select coalesce(sum(n), 0)::bigint from (
    select n from contador_estado where id_ente_gestor = any ('{1}') and tipo = 'TITULAR' and estado = any ('{100,103}')
    union all
    select n from contador_resumen where id_ente_gestor = any ('{1}') and tipo = 'TITULAR' and estado = any ('{100,103}')) c`;
  const total = () => sql.raw(TOTAL).execute(una.db);

  it('cada paso lee lo suyo y no la tabla, aunque el planificador la crea vacía', async () => {
    const { rows } = await sql`select reltuples from pg_class where relname = 'contador_delta'`.execute(una.db);
    expect(rows).toEqual([{ reltuples: 0 }]);
    for (let paso = 0; paso < 3; paso += 1) {
      expect(await paginas(`select contadores_fundir(${PASO})`)).toBeLessThan(PASO * PAGINAS_POR_FILA);
    }
    const { rows: quedan } = await sql`select count(*) as n from contador_delta`.execute(una.db);
    expect(quedan).toEqual([{ n: PENDIENTES - 3 * PASO }]);
  });

  it('un total lee unas páginas por muchos cambios que esperen', async () => {
    expect(await paginas(TOTAL)).toBeLessThan(20);
    const { rows } = await sql`select count(*) as n from contador_resumen`.execute(una.db);
    expect(rows).toEqual([{ n: 0 }]);
    await sql`insert into contador_delta (id_ente_gestor, tipo, estado, id_entidad, id_usuario_creacion,
        fecha_afiliacion, fecha_registro, fecha_nacimiento, n)
      select 1, 'TITULAR', 100, 1, 1 + i % 5, date '2020-01-01', date '2020-01-01', date '1980-01-01', 1
      from generate_series(1, 5000) i`.execute(una.db);
    expect((await sql`select count(*) as n from contador_resumen`.execute(una.db)).rows).toEqual([{ n: 5 }]);
    expect(await paginas(TOTAL)).toBeLessThan(20);
  });

  /** Counts what the connection reads of the delta tables, with plans made while nothing waited. */
  const esperando = sql`select sum(pg_stat_get_xact_tuples_returned(oid))::bigint as n from (
    select indexrelid as oid, indrelid as tabla from pg_index union all select oid, oid from pg_class) x
    where tabla = any ('{contador_delta,contador_resumen,contador_resumen_dia}'::regclass[])`;
  const filtros = () => {
    const filtro = {
      tipo: 'TITULAR' as const,
      entes: [idEnteGestor(1)],
      estados: [100, 103],
      entidades: [] as number[],
      fechas: null,
    };
    const resto = {
      numeroDocumento: null,
      afiliaciones: null,
      venceEn: null,
      porEdad: null,
      orden: 'REGISTRO' as const,
      idCreador: null,
      pagina: 0,
      limite: 10,
      empleador: null,
      hoy: fecha('1900-01-01'),
    };
    const febrero = { desde: fecha('2020-02-01'), hasta: fecha('2020-02-28') };
    return {
      'sin más': { ...filtro, ...resto },
      'de un empleador': { ...filtro, ...resto, entidades: [otro] },
      'por día de registro': { ...filtro, ...resto, fechas: { tipo: 'REGISTRO' as const, ...febrero } },
      'por día de afiliación': { ...filtro, ...resto, fechas: { tipo: 'AFILIACION' as const, ...febrero } },
    };
  };

  it('el total de un empleador o entre dos días lee lo que se pide de lo que espera, no todo', async () => {
    for (const [nombre, filtro] of Object.entries(filtros())) {
      const leidas = await enTransaccion(una.db, async (trx) => {
        const antes = await esperando.$castTo<{ n: number }>().execute(trx);
        await totalDeLista(trx, filtro);
        const despues = await esperando.$castTo<{ n: number }>().execute(trx);
        return (despues.rows[0]?.n ?? Number.NaN) - (antes.rows[0]?.n ?? Number.NaN);
      });
      // The summary has a row for each day and state.
      expect([nombre, leidas < 100]).toEqual([nombre, true]);
    }
  });

  it('mientras uno fusiona, otro no espera ni repite', async () => {
    await enTransaccion(base.owner.db, async (trx) => {
      await sql`select contadores_fundir(10)`.execute(trx);
      expect(await fundir(10)).toBe(0);
    });
    expect(await fundir(10)).toBe(10);
  });

  it('rehacer los contadores da lo que dan las filas', async () => {
    await sql`update contador_estado set n = n + 7`.execute(una.db);
    await sql`select contadores_rehacer()`.execute(una.db);
    expect((await sql`select * from contadores_diferencias()`.execute(una.db)).rows).toEqual([]);
    await expect(
      conFotoDelAlcance(
        base.app.db,
        alcanceDePrueba({ idUsuario: 1, entes: [idEnteGestor(1)], idEmpleador: null }),
        (trx) => sql`select contadores_rehacer()`.execute(trx),
      ),
    ).rejects.toThrow(/permission denied/);
  });
});
