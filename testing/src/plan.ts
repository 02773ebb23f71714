/** Tells what a statement reads of a register that a test fills: numbers of entries instead of the planner's words. */
import type { Alcance } from '@sgpa/api/db/alcance';
import type { Db, Trx } from '@sgpa/api/db/pool';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { conFotoDelAlcance } from './alcance.ts';

/**
 * Inserts so many holders like the demo's first one, registered by one user on a thousand days. `hechos` gives
 * `estado`, `baja` and `fin` of the n-th.
 */
export async function insertarTitulares(db: Db, cuantos: number, hechos: RawBuilder<unknown>): Promise<void> {
  await sql`insert into persona (numero_documento, fecha_nacimiento, nombres)
    select (7000000 + i)::text, '1990-01-01', 'PERSONA' from generate_series(1, ${cuantos}) i`.execute(db);
  await sql`insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_tipo_asegurado, estado,
      fecha_afiliacion, fecha_baja, fecha_cesantia, fin_cobertura, fecha_registro, id_usuario_creacion, creado_en)
    select p.id, m.id_ente_gestor, m.id_entidad, 'TITULAR', m.id_tipo_asegurado, e.estado,
      '2020-01-01', e.baja, e.fin, e.fin, date '2020-01-01' + (n % 1000)::integer, m.id_usuario_creacion, m.creado_en
    from (select id, row_number() over (order by id) as n from persona where nombres = 'PERSONA') p
    cross join lateral (${hechos}) e
    cross join (
      select a.* from afiliacion a join persona q on q.id = a.id_persona where q.numero_documento = '1000100'
    ) m`.execute(db);
  await sql`vacuum analyze afiliacion`.execute(db);
}

/** The tables are the register, and the counters in which a page of it is looked for. */
const TABLAS = ['afiliacion', 'afiliacion_nombre', 'contador_dia', 'contador_periodo'];

/** Counts the entries of all their indexes that this transaction has read, and rows of what was read without one. */
const leidas = async (trx: Trx): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    with tabla as (select oid from pg_class where oid = any (${TABLAS}::regclass[]))
    select sum(pg_stat_get_xact_tuples_returned(oid))::bigint as n
    from (select oid from tabla union all select indexrelid from pg_index where indrelid in (select oid from tabla)) x`.execute(
    trx,
  );
  return rows[0]?.n ?? Number.NaN;
};

/** Counts how many of them `tarea` reads once it is planned: planning looks at the ends of an index, too. */
export const contarLeidas = (db: Db, alcance: Alcance, tarea: (trx: Trx) => Promise<unknown>): Promise<number> =>
  conFotoDelAlcance(db, alcance, async (trx) => {
    await tarea(trx);
    const antes = await leidas(trx);
    await tarea(trx);
    const cuantas = (await leidas(trx)) - antes;
    if (!(cuantas > 0)) throw new Error('Nothing was read');
    return cuantas;
  });

interface Nodo {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Nodo[];
}

/** Gives the tables that it reads, and by which index, where no condition says from where to where. */
function* sinCondicion(nodo: Nodo, sobre?: Nodo): Generator<string> {
  const { 'Node Type': tipo, 'Relation Name': tabla, 'Index Name': indice } = nodo;
  if (tipo === 'Seq Scan') yield `${tabla}`;
  if (tipo.includes('Index') && nodo['Index Cond'] === undefined)
    yield [tabla ?? sobre?.['Relation Name'], indice, ...(sobre?.['Node Type'] === 'Limit' ? ['Limit'] : [])].join(
      ', ',
    );
  const encima = tabla === undefined && tipo.startsWith('Bitmap') ? sobre : nodo;
  for (const hijo of nodo.Plans ?? []) yield* sinCondicion(hijo, encima);
}

/**
 * Tells what the plan for whatever values reads from one end to the other, or to a limit: 'table', or 'table, index'
 * with 'Limit' where that stands right above. An index that serves would be taken.
 */
export async function leidasEnteras(pool: pg.Pool, texto: string): Promise<string[]> {
  const cliente = await pool.connect();
  try {
    await cliente.query('begin');
    await cliente.query('set local enable_seqscan = off');
    const { rows } = await cliente.query<{ 'QUERY PLAN': [{ Plan: Nodo }] }>(
      `explain (generic_plan, costs off, format json) ${texto}`,
    );
    return [...new Set(rows.flatMap((fila) => fila['QUERY PLAN'].flatMap(({ Plan }) => [...sinCondicion(Plan)])))];
  } finally {
    await cliente.query('rollback');
    cliente.release();
  }
}
