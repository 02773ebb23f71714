/** Finds where a page of the list begins, in the order of registration. */
import { type RawBuilder, sql } from 'kysely';
import { ajustes } from '../afiliacion/atrasadas.queries.ts';
import { type Alcanzado, CLAVES, deQuienesSean } from './condiciones.queries.ts';

/** The newest registration comes first, unless `orden` asks for the oldest. */
export const sentido = ({ orden }: Alcanzado): RawBuilder<unknown> => (orden === 'REGISTRO_ASC' ? sql`asc` : sql`desc`);

/** Finds the period that an offset falls in, in the list's order, and the offset that is left within it. */
const dondeCae = (f: Alcanzado, periodos: RawBuilder<unknown>, offset: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select periodo, ${offset} - (hasta - n) as resto
    from (
      select periodo, n, sum(n) over (order by periodo ${sentido(f)}) as hasta
      from (select periodo, sum(n) as n from (${periodos}) c group by periodo having sum(n) > 0) p
    ) acumulado
    where hasta > ${offset} order by hasta limit 1`;

/** A page begins after `resto` rows, counted from the condition `desde` on. */
export interface Comienzo {
  con: RawBuilder<unknown>;
  desde: RawBuilder<unknown>;
  resto: RawBuilder<unknown>;
  /** Caps the skipped rows of one entity and state (g.ente, s.estado), so that no scan goes on into other days. */
  deCada?: RawBuilder<unknown>;
}

export const porOffset = (offset: number): Comienzo => ({ con: sql``, desde: sql``, resto: sql`${offset}::bigint` });

const RESTO = sql`(select resto::bigint from salto)`;

const MES_REGISTRO = sql`date_trunc('month', fecha_registro::timestamp)::date`;
const MES = sql`date_trunc('month', fecha::timestamp)::date`;
const DEL_MES = sql`between (select periodo from mes) and (select (periodo + interval '1 month - 1 day')::date from mes)`;

/**
 * Finds the day of a deep offset, so that a page in the middle of millions reads the days of one month and the rows of
 * one day. The month is found first: the days of all years and states before an offset are tens of thousands of counts.
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
  // Counts are by stored state, which the index has too. From other days a page needs no more rows than it shows.
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

/** Finds the month of a deep offset in one user's registrations, which are few enough to read a whole month's. */
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
