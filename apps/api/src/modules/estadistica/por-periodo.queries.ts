import type { Paso } from '@sgpa/domain/estadistica/periodos';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { type RawBuilder, sql } from 'kysely';
import { lista } from '../../db/sentencia.ts';
import { ajustes, enEstadoDeHoy, type PorEstado } from '../afiliacion/atrasadas.queries.ts';
import { type Ambito, TIPOS } from './ambito.ts';

export type Clase = 'AFILIACION' | 'REGISTRO' | 'ACTUALIZACION';

export interface Rango {
  clase: Clase;
  desde: FechaCivil;
  hasta: FechaCivil;
  paso: Paso;
  estados: readonly number[];
}

/** On afiliacion a. */
const COLUMNA: Readonly<Record<Clase, RawBuilder<unknown>>> = {
  AFILIACION: sql`a.fecha_afiliacion`,
  REGISTRO: sql`a.fecha_registro`,
  ACTUALIZACION: sql`dia_en_la_paz(a.modificado_en)`,
};

function delContador({ entes }: Ambito, { clase, desde, hasta, estados }: Rango): RawBuilder<unknown> {
  const claves = sql`id_ente_gestor = any (${entes}::smallint[]) and tipo in ('TITULAR', 'BENEFICIARIO')
    and fecha between ${desde}::date and ${hasta}::date and estado = any (${estados}::smallint[])`;
  if (clase === 'ACTUALIZACION') {
    return sql`select fecha, tipo, n from contador_actualizacion where ${claves}
      union all select fecha, tipo, n from contador_resumen_actualizacion where ${claves}`;
  }
  return sql`select fecha, tipo, n from contador_dia where clase = ${clase} and ${claves}
    union all select fecha, tipo, n from contador_resumen_dia where clase = ${clase} and ${claves}`;
}

/** No counter knows both employer and day: its workers are read, which are some thousands at most. */
const delEmpleador = (entidad: number, f: PorEstado, columna: RawBuilder<unknown>, enRango: RawBuilder<unknown>) => sql`
  select ${columna} as fecha, a.tipo, 1 as n from afiliacion a
  where a.id_entidad = ${entidad} and a.tipo = ${f.tipo} and a.id_ente_gestor = any (${f.entes}::smallint[])
    and ${enRango} and ${enEstadoDeHoy(f)}`;

/** Affiliations by day or month, of those that are in one of the states today. */
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
    const periodo = paso === 'MES' ? sql`date_trunc('month', c.fecha)::date` : sql`c.fecha`;
    return sql`
      select ${periodo} as periodo, c.tipo, sum(c.n)::bigint as total from (${fuente}) c
      group by 1, 2 having sum(c.n) <> 0 order by 1, 2`;
  },
);
