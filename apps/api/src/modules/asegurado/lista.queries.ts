import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import { lista, valor } from '../../db/sentencia.ts';
import { ajustes, deLasQueEntran, enEstadoDeHoy, quedan } from '../afiliacion/atrasadas.queries.ts';
import {
  type Alcanzado,
  CLAVES,
  type Clase,
  claseDelFiltro,
  condiciones,
  contadorDelFiltro,
  deQuienesSean,
} from './condiciones.queries.ts';
import { cuantosPorNombre, deEsteNombre, enPaginas } from './nombre.queries.ts';
import { partesPorFin } from './por-vencer.queries.ts';

/** Beyond this offset a page is found by the day it falls in. */
const OFFSET_PROFUNDO = 1000;

export const ID = { id: 'afiliacion.id' } as const;

/** From the newest registration back, unless the oldest is asked for first. */
const sentido = ({ orden }: Alcanzado): RawBuilder<unknown> => (orden === 'REGISTRO_ASC' ? sql`asc` : sql`desc`);

/**
 * Merged counter plus the deltas still to merge, and the rows whose stored state is behind, in the transaction's one
 * snapshot: exact at every moment.
 */
export const totalDelContador = valor('totalDelContador', 'int8', (f: Alcanzado, clase: Clase) => {
  const entidad = f.entidades.length > 0 ? sql`and id_entidad = any (${f.entidades}::bigint[])` : sql``;
  const deQuien = sql`id_usuario_creacion = ${f.idCreador}`;
  const delDia = sql`${CLAVES(f)} and clase = ${f.fechas?.tipo ?? null}
    and fecha between ${f.fechas?.desde ?? null}::date and ${f.fechas?.hasta ?? null}::date`;
  const contador = {
    estado: sql`select n from contador_estado where ${CLAVES(f)}`,
    autor: sql`select n from contador_autor where ${deQuien} and ${CLAVES(f)}`,
    entidad: sql`select n from contador_entidad where ${CLAVES(f)} ${entidad}`,
    dia: sql`select n from contador_dia where ${delDia}`,
  }[clase];
  const pendiente = {
    estado: sql`select n from contador_resumen where ${CLAVES(f)}`,
    autor: sql`select n from contador_resumen where ${deQuien} and ${CLAVES(f)}`,
    entidad: sql`select n from contador_delta where ${CLAVES(f)} ${entidad}`,
    dia: sql`select n from contador_resumen_dia where ${delDia}`,
  }[clase];
  return sql`select coalesce(sum(n), 0)::bigint as valor from (${contador} union all ${pendiente}${ajustes(f, sql``, deQuienesSean(f))}) c`;
});

export const contarFilas = valor(
  'contarFilas',
  'int8',
  (f: Alcanzado) => sql`select count(*) as valor from afiliacion a where ${condiciones(f)}`,
);

/** As many as there are, up to `tope`: where no counter knows them and nobody waits for all. */
export const contarHasta = valor(
  'contarHasta',
  'int8',
  (f: Alcanzado, tope: number) =>
    sql`select count(*) as valor from (select from afiliacion a where ${condiciones(f)} limit ${tope}) c`,
);

/**
 * The exact number of rows that the filter finds; of a common name, at least so many: with other filters, as many as are
 * found among some of those who bear it.
 */
export async function totalDeLista(trx: Trx, f: Alcanzado): Promise<number> {
  const { hallado } = f;
  if (hallado) return cuantosPorNombre(f, hallado) ?? contarFilas(trx, { ...f, hallado: { ...hallado, comun: false } });
  const clase = contadorDelFiltro(f);
  return clase === null ? contarFilas(trx, f) : totalDelContador(trx, f, clase);
}

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
  return {
    con: sql`
      with mes as (${dondeCae(f, meses, sql`${offset}`)}),
      salto as (${dondeCae(f, dias, sql`(select resto from mes)`)})`,
    desde: sql`and a.fecha_registro ${f.orden === 'REGISTRO_ASC' ? sql`>=` : sql`<=`} (select periodo from salto)`,
    resto: RESTO,
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

/** Ids of a page without row filters: the first of each entity and state, and of who came into it, merged. */
export const idsPorEstado = lista('idsPorEstado', ID, (f: Alcanzado, { con, desde, resto }: Comienzo) => {
  const nombre = f.hallado ? sql` and ${deEsteNombre(f.hallado)}` : sql``;
  const llegan = deLasQueEntran(f).map(
    (de) => sql` union all (
      select a.id, a.fecha_registro from ${de}${nombre} ${desde}
      order by a.fecha_registro ${sentido(f)}, a.id ${sentido(f)} limit ${resto} + ${f.limite})`,
  );
  return sql`
    ${con}
    select x.id from (
      select y.id, y.fecha_registro
      from unnest(${f.entes}::smallint[]) g (ente) cross join unnest(${f.estados}::smallint[]) s (estado)
      cross join lateral (
        select a.id, a.fecha_registro from afiliacion a
        where a.id_ente_gestor = g.ente and a.tipo = ${f.tipo} and a.estado = s.estado and ${quedan(f)}${nombre} ${desde}
        order by a.fecha_registro ${sentido(f)}, a.id ${sentido(f)} limit ${resto} + ${f.limite}
      ) y ${sql.join([sql``, ...llegan], sql``)}
    ) x
    order by x.fecha_registro ${sentido(f)}, x.id ${sentido(f)} offset ${resto} limit ${f.limite}`;
});

/** The same for chosen employers, or the employer whose user asks. */
export const idsPorEntidad = lista('idsPorEntidad', ID, (f: Alcanzado, { desde, resto }: Comienzo) => {
  const entidades = f.entidades.length === 0 && f.empleador !== null ? [f.empleador] : f.entidades;
  return sql`
    select x.id
    from unnest(${entidades}::bigint[]) e (entidad)
    cross join lateral (
      select a.id, a.fecha_registro from afiliacion a
      where a.id_entidad = e.entidad and a.tipo = ${f.tipo} and a.id_ente_gestor = any (${f.entes}::smallint[])
        and ${enEstadoDeHoy(f)} and ${f.hallado ? deEsteNombre(f.hallado) : sql`true`} ${desde}
      order by a.fecha_registro ${sentido(f)}, a.id ${sentido(f)} limit ${resto} + ${f.limite}
    ) x
    order by x.fecha_registro ${sentido(f)}, x.id ${sentido(f)} offset ${resto} limit ${f.limite}`;
});

/** Ids of a page of the rows that the filter finds. */
export const idsFiltrados = lista(
  'idsFiltrados',
  ID,
  (f: Alcanzado, { con, desde, resto }: Comienzo) => sql`
    ${con}
    select a.id from afiliacion a where ${condiciones(f)} ${desde}
    order by a.fecha_registro ${sentido(f)}, a.id ${sentido(f)} offset ${resto} limit ${f.limite}`,
);

/** After so many rows, or after one, of those that have an end. */
export interface ComienzoPorFin {
  resto: RawBuilder<unknown>;
  tras?: { fin: FechaCivil | null; id: IdAfiliacion };
}

const despuesDe = ({ tras }: ComienzoPorFin, columna: RawBuilder<unknown>): RawBuilder<unknown> =>
  tras ? sql`and (a.${columna}, a.id) > (${tras.fin}::date, ${tras.id}::bigint)` : sql``;

/** Ids of a page of those who will be too old, the next first. */
export const idsPorEdad = lista(
  'idsPorEdad',
  ID,
  (f: Alcanzado, comienzo: ComienzoPorFin) => sql`
    select a.id from afiliacion a where ${condiciones(f)} ${despuesDe(comienzo, sql`fin_por_edad`)}
    order by a.fin_por_edad, a.id offset ${comienzo.resto} limit ${f.limite}`,
);

/** Ids of a page, the cover that ends soonest first: of each entity in the order of its indexes, merged. */
export const idsPorVencimiento = lista('idsPorVencimiento', ID, (f: Alcanzado, comienzo: ComienzoPorFin) => {
  // Each part says from when to when; said twice, the planner takes another way.
  const quienes = deQuienesSean({ ...f, venceEn: null });
  const partes = partesPorFin(f).map(
    ({ columna, cuales }) => sql`(
        select a.id, a.${columna} as fin from afiliacion a
        where a.id_ente_gestor = g.ente and a.tipo = ${f.tipo} and ${cuales}
          and ${enEstadoDeHoy(f)} and ${quienes} ${despuesDe(comienzo, columna)}
        order by a.${columna}, a.id limit ${comienzo.resto} + ${f.limite})`,
  );
  return sql`
    select x.id
    from unnest(${f.entes}::smallint[]) g (ente) cross join lateral (${sql.join(partes, sql` union all `)}) x
    order by x.fin, x.id offset ${comienzo.resto} limit ${f.limite}`;
});

/** Ids of a page, newest registration first unless it is asked for otherwise. */
export function paginaDeLista(pedida: Alcanzado): RawBuilder<{ id: IdAfiliacion }> {
  const f = enPaginas(pedida);
  const offset = f.pagina * f.limite;
  if (f.orden === 'VENCIMIENTO')
    return (f.porEdad === null ? idsPorVencimiento : idsPorEdad).sentencia.texto(f, porOffset(offset));
  const profunda = offset >= OFFSET_PROFUNDO && !f.hallado;
  switch (f.hallado?.comun ? claseDelFiltro(f) : contadorDelFiltro(f)) {
    case 'estado':
      return idsPorEstado.sentencia.texto(f, profunda ? porDia(f, offset) : porOffset(offset));
    case 'autor':
      return idsFiltrados.sentencia.texto(f, profunda ? porMes(f, offset) : porOffset(offset));
    case 'entidad':
      return idsPorEntidad.sentencia.texto(f, porOffset(offset));
    default:
      return idsFiltrados.sentencia.texto(f, porOffset(offset));
  }
}
