import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import type { FiltroLista } from './filtro.ts';

/** Beyond this offset a page is found by the day it falls in. */
const OFFSET_PROFUNDO = 1000;

type Alcanzado = FiltroLista & { empleador: number | null };

type Clase = 'estado' | 'autor' | 'entidad' | 'dia';

/** Filters that a counter answers exactly; any other is counted row by row. */
export function contadorDelFiltro(f: Alcanzado): Clase | null {
  if (f.numeroDocumento !== null) return null;
  const porEntidad = f.entidades.length > 0 || f.empleador !== null;
  if (f.idCreador !== null) return porEntidad || f.fechas !== null ? null : 'autor';
  if (f.fechas !== null) return porEntidad ? null : 'dia';
  return porEntidad ? 'entidad' : 'estado';
}

const CLAVES = (f: Alcanzado): RawBuilder<unknown> =>
  sql`id_ente_gestor = any (${f.entes}::smallint[]) and tipo = ${f.tipo} and estado = any (${f.estados}::smallint[])`;

const columnaFecha = (f: Alcanzado): RawBuilder<unknown> =>
  f.fechas?.tipo === 'REGISTRO' ? sql`fecha_registro` : sql`fecha_afiliacion`;

/** Merged counter plus the deltas still to merge, in the transaction's one snapshot: exact at every moment. */
async function totalDelContador(trx: Trx, f: Alcanzado, clase: Clase): Promise<number> {
  const entidad = f.entidades.length > 0 ? sql`and id_entidad = any (${f.entidades}::bigint[])` : sql``;
  const deQuien = sql`id_usuario_creacion = ${f.idCreador}`;
  const rango = sql`between ${f.fechas?.desde ?? null}::date and ${f.fechas?.hasta ?? null}::date`;
  const contador = {
    estado: sql`select n from contador_estado where ${CLAVES(f)}`,
    autor: sql`select n from contador_autor where ${deQuien} and ${CLAVES(f)}`,
    entidad: sql`select n from contador_entidad where ${CLAVES(f)} ${entidad}`,
    dia: sql`select n from contador_dia where ${CLAVES(f)} and clase = ${f.fechas?.tipo ?? null} and fecha ${rango}`,
  }[clase];
  const pendiente = {
    estado: sql`select n from contador_resumen where ${CLAVES(f)}`,
    autor: sql`select n from contador_resumen where ${deQuien} and ${CLAVES(f)}`,
    entidad: sql`select n from contador_delta where ${CLAVES(f)} ${entidad}`,
    dia: sql`select n from contador_delta where ${CLAVES(f)} and ${columnaFecha(f)} ${rango}`,
  }[clase];
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(n), 0)::bigint as total from (${contador} union all ${pendiente}) c`.execute(trx);
  return rows[0]?.total ?? 0;
}

/** Everything but the paging, on afiliacion a. */
function condiciones(f: Alcanzado): RawBuilder<unknown> {
  const partes = [
    sql`a.id_ente_gestor = any (${f.entes}::smallint[]) and a.tipo = ${f.tipo} and a.estado = any (${f.estados}::smallint[])`,
  ];
  if (f.entidades.length > 0) partes.push(sql`a.id_entidad = any (${f.entidades}::bigint[])`);
  if (f.idCreador !== null) partes.push(sql`a.id_usuario_creacion = ${f.idCreador}`);
  if (f.fechas) partes.push(sql`a.${columnaFecha(f)} between ${f.fechas.desde}::date and ${f.fechas.hasta}::date`);
  if (f.numeroDocumento !== null) {
    partes.push(sql`a.id_persona in (select id from persona where numero_documento = ${f.numeroDocumento})`);
  }
  return sql.join(partes, sql` and `);
}

/** The exact number of rows that the filter finds. */
export async function contarLista(trx: Trx, f: Alcanzado): Promise<number> {
  const clase = contadorDelFiltro(f);
  if (clase !== null) return totalDelContador(trx, f, clase);
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from afiliacion a where ${condiciones(f)}`.execute(trx);
  return rows[0]?.total ?? 0;
}

/**
 * The day in which an offset falls, newest first, and the offset left within it: a page in the middle of millions then
 * reads one day's rows instead of everything before it.
 */
async function diaDelOffset(
  trx: Trx,
  f: Alcanzado,
  offset: number,
): Promise<{ dia: FechaCivil; resto: number } | undefined> {
  const { rows } = await sql<{ dia: FechaCivil; resto: number }>`
    with por_dia as (
      select fecha, sum(n) as n from (
        select fecha, n from contador_dia where ${CLAVES(f)} and clase = 'REGISTRO'
        union all
        select fecha_registro, n from contador_delta where ${CLAVES(f)}
      ) c group by fecha having sum(n) > 0
    ), acumulado as (
      select fecha, n, sum(n) over (order by fecha desc) as hasta from por_dia
    )
    select fecha as dia, (${offset} - (hasta - n))::bigint as resto from acumulado
    where hasta > ${offset} order by fecha desc limit 1`.execute(trx);
  return rows[0];
}

/** Ids of a page without row filters: the newest of each entity and state, merged. */
async function paginaPorEstado(trx: Trx, f: Alcanzado, offset: number): Promise<number[]> {
  const salto = offset >= OFFSET_PROFUNDO ? await diaDelOffset(trx, f, offset) : undefined;
  const resto = salto?.resto ?? offset;
  const desdeDia = salto ? sql`and a.fecha_registro <= ${salto.dia}::date` : sql``;
  const { rows } = await sql<{ id: number }>`
    select x.id
    from unnest(${f.entes}::smallint[]) g (ente) cross join unnest(${f.estados}::smallint[]) s (estado)
    cross join lateral (
      select a.id, a.fecha_registro from afiliacion a
      where a.id_ente_gestor = g.ente and a.tipo = ${f.tipo} and a.estado = s.estado ${desdeDia}
      order by a.fecha_registro desc, a.id desc limit ${resto + f.limite}
    ) x
    order by x.fecha_registro desc, x.id desc offset ${resto} limit ${f.limite}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The same for chosen employers, or the employer whose user asks. */
async function paginaPorEntidad(trx: Trx, f: Alcanzado, offset: number): Promise<number[]> {
  const entidades = f.entidades.length === 0 && f.empleador !== null ? [f.empleador] : f.entidades;
  const { rows } = await sql<{ id: number }>`
    select x.id
    from unnest(${entidades}::bigint[]) e (entidad)
    cross join lateral (
      select a.id, a.fecha_registro from afiliacion a
      where a.id_entidad = e.entidad and a.tipo = ${f.tipo} and a.id_ente_gestor = any (${f.entes}::smallint[])
        and a.estado = any (${f.estados}::smallint[])
      order by a.fecha_registro desc, a.id desc limit ${offset + f.limite}
    ) x
    order by x.fecha_registro desc, x.id desc offset ${offset} limit ${f.limite}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The same by month, among the registrations of one user. */
async function mesDelOffset(
  trx: Trx,
  f: Alcanzado,
  offset: number,
): Promise<{ mes: string; resto: number } | undefined> {
  const { rows } = await sql<{ mes: string; resto: number }>`
    with por_mes as (
      select mes, sum(n) as n from (
        select mes, n from contador_usuario where id_usuario_creacion = ${f.idCreador} and ${CLAVES(f)}
        union all
        select date_trunc('month', fecha_registro)::date, n from contador_delta
        where id_usuario_creacion = ${f.idCreador} and ${CLAVES(f)}
      ) c group by mes having sum(n) > 0
    ), acumulado as (
      select mes, n, sum(n) over (order by mes desc) as hasta from por_mes
    )
    select mes, (${offset} - (hasta - n))::bigint as resto from acumulado
    where hasta > ${offset} order by mes desc limit 1`.execute(trx);
  return rows[0];
}

/** Ids of a page of one user's registrations. */
async function paginaPorAutor(trx: Trx, f: Alcanzado, offset: number): Promise<number[]> {
  const salto = offset >= OFFSET_PROFUNDO ? await mesDelOffset(trx, f, offset) : undefined;
  const hastaMes = salto ? sql`and a.fecha_registro < (${salto.mes}::date + interval '1 month')::date` : sql``;
  const { rows } = await sql<{ id: number }>`
    select a.id from afiliacion a where ${condiciones(f)} ${hastaMes}
    order by a.fecha_registro desc, a.id desc offset ${salto?.resto ?? offset} limit ${f.limite}`.execute(trx);
  return rows.map(({ id }) => id);
}

async function paginaFiltrada(trx: Trx, f: Alcanzado, offset: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from afiliacion a where ${condiciones(f)}
    order by a.fecha_registro desc, a.id desc offset ${offset} limit ${f.limite}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Ids of a page, newest registration first. */
export function paginaDeLista(trx: Trx, f: Alcanzado): Promise<number[]> {
  const offset = f.pagina * f.limite;
  const clase = contadorDelFiltro(f);
  if (clase === 'autor') return paginaPorAutor(trx, f, offset);
  if (clase === 'estado') return paginaPorEstado(trx, f, offset);
  return clase === 'entidad' ? paginaPorEntidad(trx, f, offset) : paginaFiltrada(trx, f, offset);
}
