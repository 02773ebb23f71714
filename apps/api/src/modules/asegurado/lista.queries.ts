import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import { lista, una, valor } from '../../db/sentencia.ts';
import type { FiltroLista } from './filtro.ts';

/** Beyond this offset a page is found by the day it falls in. */
const OFFSET_PROFUNDO = 1000;

const ID = { id: 'afiliacion.id' } as const;
const soloIds = (filas: readonly { id: number }[]): number[] => filas.map(({ id }) => id);

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
  sql`id_ente_gestor = any (${f.entes}::smallint[]) and tipo = ${f.tipo}
    and estado = any (${f.estados}::smallint[])`;

const columnaFecha = (f: Alcanzado): RawBuilder<unknown> =>
  f.fechas?.tipo === 'REGISTRO' ? sql`fecha_registro` : sql`fecha_afiliacion`;

/** Merged counter plus the deltas still to merge, in the transaction's one snapshot: exact at every moment. */
export const totalDelContador = valor('totalDelContador', 'int8', (f: Alcanzado, clase: Clase) => {
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
  return sql`select coalesce(sum(n), 0)::bigint as valor from (${contador} union all ${pendiente}) c`;
});

/** Everything but the paging, on afiliacion a. */
function condiciones(f: Alcanzado): RawBuilder<unknown> {
  const partes = [
    sql`a.id_ente_gestor = any (${f.entes}::smallint[])`,
    sql`a.tipo = ${f.tipo} and a.estado = any (${f.estados}::smallint[])`,
  ];
  if (f.entidades.length > 0) partes.push(sql`a.id_entidad = any (${f.entidades}::bigint[])`);
  if (f.idCreador !== null) partes.push(sql`a.id_usuario_creacion = ${f.idCreador}`);
  if (f.fechas) partes.push(sql`a.${columnaFecha(f)} between ${f.fechas.desde}::date and ${f.fechas.hasta}::date`);
  if (f.numeroDocumento !== null) {
    partes.push(sql`a.id_persona in (select id from persona where numero_documento = ${f.numeroDocumento})`);
  }
  return sql.join(partes, sql` and `);
}

export const contarFilas = valor(
  'contarFilas',
  'int8',
  (f: Alcanzado) => sql`select count(*) as valor from afiliacion a where ${condiciones(f)}`,
);

/** The exact number of rows that the filter finds. */
export function contarLista(trx: Trx, f: Alcanzado): Promise<number> {
  const clase = contadorDelFiltro(f);
  return clase === null ? contarFilas(trx, f) : totalDelContador(trx, f, clase);
}

/**
 * The day in which an offset falls, newest first, and the offset left within it: a page in the middle of millions then
 * reads one day's rows instead of everything before it.
 */
export const diaDelOffset = una(
  'diaDelOffset',
  { dia: 'date', resto: 'int8' },
  (f: Alcanzado, offset: number) => sql`
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
    where hasta > ${offset} order by fecha desc limit 1`,
);

/** Ids of a page without row filters: the newest of each entity and state, merged. */
export const idsPorEstado = lista('idsPorEstado', ID, (f: Alcanzado, resto: number, dia: FechaCivil | null) => {
  const desdeDia = dia === null ? sql`` : sql`and a.fecha_registro <= ${dia}::date`;
  return sql`
    select x.id
    from unnest(${f.entes}::smallint[]) g (ente) cross join unnest(${f.estados}::smallint[]) s (estado)
    cross join lateral (
      select a.id, a.fecha_registro from afiliacion a
      where a.id_ente_gestor = g.ente and a.tipo = ${f.tipo} and a.estado = s.estado ${desdeDia}
      order by a.fecha_registro desc, a.id desc limit ${resto + f.limite}
    ) x
    order by x.fecha_registro desc, x.id desc offset ${resto} limit ${f.limite}`;
});

async function paginaPorEstado(trx: Trx, f: Alcanzado, offset: number): Promise<number[]> {
  const salto = offset >= OFFSET_PROFUNDO ? await diaDelOffset(trx, f, offset) : undefined;
  return soloIds(await idsPorEstado(trx, f, salto?.resto ?? offset, salto?.dia ?? null));
}

/** The same for chosen employers, or the employer whose user asks. */
export const idsPorEntidad = lista('idsPorEntidad', ID, (f: Alcanzado, offset: number) => {
  const entidades = f.entidades.length === 0 && f.empleador !== null ? [f.empleador] : f.entidades;
  return sql`
    select x.id
    from unnest(${entidades}::bigint[]) e (entidad)
    cross join lateral (
      select a.id, a.fecha_registro from afiliacion a
      where a.id_entidad = e.entidad and a.tipo = ${f.tipo} and a.id_ente_gestor = any (${f.entes}::smallint[])
        and a.estado = any (${f.estados}::smallint[])
      order by a.fecha_registro desc, a.id desc limit ${offset + f.limite}
    ) x
    order by x.fecha_registro desc, x.id desc offset ${offset} limit ${f.limite}`;
});

/** As {@link diaDelOffset}, by month and among the registrations of one user. */
export const mesDelOffset = una(
  'mesDelOffset',
  { mes: 'date', resto: 'int8' },
  (f: Alcanzado, offset: number) => sql`
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
    where hasta > ${offset} order by mes desc limit 1`,
);

/** Ids of a page of the rows that the filter finds, up to the end of a month where one is given. */
export const idsFiltrados = lista('idsFiltrados', ID, (f: Alcanzado, offset: number, mes: FechaCivil | null) => {
  const hastaMes = mes === null ? sql`` : sql`and a.fecha_registro < (${mes}::date + interval '1 month')::date`;
  return sql`
    select a.id from afiliacion a where ${condiciones(f)} ${hastaMes}
    order by a.fecha_registro desc, a.id desc offset ${offset} limit ${f.limite}`;
});

async function paginaPorAutor(trx: Trx, f: Alcanzado, offset: number): Promise<number[]> {
  const salto = offset >= OFFSET_PROFUNDO ? await mesDelOffset(trx, f, offset) : undefined;
  return soloIds(await idsFiltrados(trx, f, salto?.resto ?? offset, salto?.mes ?? null));
}

/** Ids of a page, newest registration first. */
export async function paginaDeLista(trx: Trx, f: Alcanzado): Promise<number[]> {
  const offset = f.pagina * f.limite;
  const clase = contadorDelFiltro(f);
  if (clase === 'autor') return paginaPorAutor(trx, f, offset);
  if (clase === 'estado') return paginaPorEstado(trx, f, offset);
  return soloIds(clase === 'entidad' ? await idsPorEntidad(trx, f, offset) : await idsFiltrados(trx, f, offset, null));
}
