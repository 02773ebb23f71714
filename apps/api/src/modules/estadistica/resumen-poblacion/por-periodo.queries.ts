import { mesesEnteros, type Paso, type Tramo } from '@sgpa/domain/estadistica/periodos';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { type RawBuilder, sql } from 'kysely';
import { lista } from '../../../db/sentencia.ts';
import { ajustes, enEstadoDeHoy, type PorEstado } from '../../afiliacion/atrasadas.queries.ts';
import { type Ambito, TIPOS, TODOS } from '../estadistica.queries.ts';

export type Clase = 'AFILIACION' | 'REGISTRO' | 'ACTUALIZACION';

export interface Rango {
  clase: Clase;
  desde: FechaCivil;
  hasta: FechaCivil;
  paso: Paso;
  estados: readonly number[];
}

/** Each class of date is a column of afiliacion a. */
const COLUMNA: Readonly<Record<Clase, RawBuilder<unknown>>> = {
  AFILIACION: sql`a.fecha_afiliacion`,
  REGISTRO: sql`a.fecha_registro`,
  ACTUALIZACION: sql`dia_en_la_paz(a.modificado_en)`,
};

/** Reads one entity's days from its own counters, and those of all together from theirs. */
function porDia({ ente }: Ambito, { clase, estados }: Rango, [desde, hasta]: Tramo): RawBuilder<unknown> {
  const [contador, deClase] =
    ente === TODOS
      ? [sql`contador_periodo`, sql`clase = ${clase} and paso = 'DIA'`]
      : clase === 'ACTUALIZACION'
        ? [sql`contador_actualizacion`, sql`true`]
        : [sql`contador_dia`, sql`clase = ${clase}`];
  return sql`select fecha, tipo, n from ${contador}
    where id_ente_gestor = ${ente}::smallint and ${deClase} and tipo in ('TITULAR', 'BENEFICIARIO')
      and fecha between ${desde}::date and ${hasta}::date and estado = any (${estados}::smallint[])`;
}

/** Reads whole months of a long range, and the days before and after them. */
function porMes(ambito: Ambito, rango: Rango): RawBuilder<unknown> {
  const { antes, meses, despues } = mesesEnteros(rango.desde, rango.hasta);
  return sql`select fecha, tipo, n from contador_periodo
    where id_ente_gestor = ${ambito.ente}::smallint and clase = ${rango.clase} and paso = 'MES'
      and fecha between ${meses[0]}::date and ${meses[1]}::date and estado = any (${rango.estados}::smallint[])
    union all ${porDia(ambito, rango, antes)}
    union all ${porDia(ambito, rango, despues)}`;
}

/** Adds merged counters and waiting deltas; the deltas are always by entity and day. */
function delContador(ambito: Ambito, rango: Rango): RawBuilder<unknown> {
  const { clase, desde, hasta, estados } = rango;
  const espera =
    clase === 'ACTUALIZACION'
      ? sql`contador_resumen_actualizacion where`
      : sql`contador_resumen_dia where clase = ${clase} and`;
  return sql`${rango.paso === 'MES' ? porMes(ambito, rango) : porDia(ambito, rango, [desde, hasta])}
    union all select fecha, tipo, n from ${espera} id_ente_gestor = any (${ambito.entes}::smallint[])
      and tipo in ('TITULAR', 'BENEFICIARIO') and fecha between ${desde}::date and ${hasta}::date
      and estado = any (${estados}::smallint[])`;
}

/** No counter knows both employer and day, so that the workers are read, some thousands at most. */
const delEmpleador = (entidad: number, f: PorEstado, columna: RawBuilder<unknown>, enRango: RawBuilder<unknown>) => sql`
  select ${columna} as fecha, a.tipo, 1 as n from afiliacion a
  where a.id_entidad = ${entidad} and a.tipo = ${f.tipo} and a.id_ente_gestor = any (${f.entes}::smallint[])
    and ${enRango} and ${enEstadoDeHoy(f)}`;

/** Counts by day or month the affiliations that are in one of the states today. */
export const totalesPorPeriodo = lista(
  'totalesPorPeriodo',
  { periodo: 'date', tipo: 'text', total: 'int8' },
  (ambito: Ambito, rango: Rango) => {
    const { entes, entidad, hoy } = ambito;
    const { estados, desde, hasta, paso } = rango;
    const columna = COLUMNA[rango.clase];
    const enRango = sql`${columna} between ${desde}::date and ${hasta}::date`;
    const porTipo = TIPOS.map((tipo): PorEstado => ({ tipo, entes, estados, hoy }));
    const fuente =
      entidad === null
        ? sql.join(
            [delContador(ambito, rango), ...porTipo.map((f) => ajustes(f, sql`${columna}, ${f.tipo}::text,`, enRango))],
            sql``,
          )
        : sql.join(
            porTipo.map((f) => delEmpleador(entidad, f, columna, enRango)),
            sql` union all `,
          );
    const periodo = paso === 'MES' ? sql`date_trunc('month', c.fecha::timestamp)::date` : sql`c.fecha`;
    return sql`
      select ${periodo} as periodo, c.tipo, sum(c.n)::bigint as total from (${fuente}) c
      group by 1, 2 having sum(c.n) <> 0 order by 1, 2`;
  },
);
