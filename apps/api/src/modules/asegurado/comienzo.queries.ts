/** Where a page of the list begins, in the order of registration. */
import { type RawBuilder, sql } from 'kysely';
import { ajustes } from '../afiliacion/atrasadas.queries.ts';
import { type Alcanzado, CLAVES, deQuienesSean } from './condiciones.queries.ts';

/** From the newest registration back, unless the oldest is asked for first. */
export const sentido = ({ orden }: Alcanzado): RawBuilder<unknown> => (orden === 'REGISTRO_ASC' ? sql`asc` : sql`desc`);

/** The period in which an offset falls, in the list's order, and the offset left within it. */
const dondeCae = (f: Alcanzado, periodos: RawBuilder<unknown>, offset: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select periodo, ${offset} - (hasta - n) as resto
    from (
      select periodo, n, sum(n) over (order by periodo ${sentido(f)}) as hasta
      from (select periodo, sum(n) as n from (${periodos}) c group by periodo having sum(n) > 0) p
    ) acumulado
    where hasta > ${offset} order by hasta limit 1`;

/** Where a page begins: after so many rows, or after what is left of them from a period on. */
export interface Comienzo {
  con: RawBuilder<unknown>;
  desde: RawBuilder<unknown>;
  resto: RawBuilder<unknown>;
  /** At most so many of them are of one entity and state (g.ente, s.estado): no run goes on through other days. */
  deCada?: RawBuilder<unknown>;
}

export const porOffset = (offset: number): Comienzo => ({ con: sql``, desde: sql``, resto: sql`${offset}::bigint` });

const RESTO = sql`(select resto::bigint from salto)`;

const MES_REGISTRO = sql`date_trunc('month', fecha_registro::timestamp)::date`;
const MES = sql`date_trunc('month', fecha::timestamp)::date`;
const DEL_MES = sql`between (select periodo from mes) and (select (periodo + interval '1 month - 1 day')::date from mes)`;

/**
 * A page in the middle of millions reads the days of one month and the rows of one of them. The month is found first: all
 * days of years and states before an offset are tens of thousands of counts.
 */
export const porDia = (f: Alcanzado, offset: number): Comienzo => {
  const deRegistro = sql`${CLAVES(f)} and clase = 'REGISTRO'`;
  const meses = sql`
    select fecha as periodo, n from contador_periodo where ${deRegistro} and paso = 'MES'
    union all
    select ${MES}, n from contador_resumen_dia where ${deRegistro}
    ${ajustes(f, sql`${MES_REGISTRO},`, deQuienesSean(f))}`;
  const dias = sql`
    select fecha as periodo, n from contador_dia where ${deRegistro} and fecha ${DEL_MES}
    union all
    select fecha, n from contador_resumen_dia where ${deRegistro} and fecha ${DEL_MES}
    ${ajustes(f, sql`a.fecha_registro,`, sql`${deQuienesSean(f)} and a.fecha_registro ${DEL_MES}`)}`;
  // As stored, whoever is behind among them. Of other days a page has no more rows than it shows.
  const suyas = sql`id_ente_gestor = g.ente and tipo = ${f.tipo} and clase = 'REGISTRO'
    and fecha = (select periodo from salto) and estado = s.estado`;
  return {
    con: sql`
      with mes as (${dondeCae(f, meses, sql`${offset}`)}),
      salto as (${dondeCae(f, dias, sql`(select resto from mes)`)})`,
    desde: sql`and a.fecha_registro ${f.orden === 'REGISTRO_ASC' ? sql`>=` : sql`<=`} (select periodo from salto)`,
    resto: RESTO,
    deCada: sql`least(${RESTO}, (
      select coalesce(sum(n), 0)::bigint from (
        select n from contador_dia where ${suyas} union all select n from contador_resumen_dia where ${suyas}) c))`,
  };
};

/** The same of one user's registrations, which are few enough to read those of a month. */
export const porMes = (f: Alcanzado, offset: number): Comienzo => {
  const meses = sql`
    select mes as periodo, n from contador_usuario where id_usuario_creacion = ${f.idCreador} and ${CLAVES(f)}
    union all
    select ${MES_REGISTRO}, n from contador_delta where id_usuario_creacion = ${f.idCreador} and ${CLAVES(f)}
    ${ajustes(f, sql`${MES_REGISTRO},`, deQuienesSean(f))}`;
  return {
    con: sql`with salto as (${dondeCae(f, meses, sql`${offset}`)})`,
    desde:
      f.orden === 'REGISTRO_ASC'
        ? sql`and a.fecha_registro >= (select periodo from salto)`
        : sql`and a.fecha_registro < (select (periodo + interval '1 month')::date from salto)`,
    resto: RESTO,
  };
};
