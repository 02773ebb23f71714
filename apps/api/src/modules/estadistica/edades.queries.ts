import { diasDelMes } from '@sgpa/domain/estadistica/periodos';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import { lista } from '../../db/sentencia.ts';
import { type Ambito, TIPOS } from './ambito.ts';

/** By group of ages: how many of `cortes` a birth has behind it. Whole months, but of `partidos` the days. */
export const totalesPorEdad = lista(
  'totalesPorEdad',
  { grupo: 'int4', tipo: 'text', total: 'int8' },
  ({ ente, entes, entidad }: Ambito, cortes: readonly FechaCivil[], partidos: readonly FechaCivil[]) => {
    // No counter knows both employer and birth: its workers are read, which are some thousands at most.
    const nacimientos =
      entidad === null
        ? sql`
        select fecha, tipo, n from contador_nacimiento
        where id_ente_gestor = ${ente}::smallint and clase = 'MES' and fecha <> all (${partidos}::date[])
        union all
        select fecha, tipo, n from contador_nacimiento
        where id_ente_gestor = ${ente}::smallint and clase = 'DIA' and fecha = any (${partidos.flatMap(diasDelMes)}::date[])
        union all
        select fecha_nacimiento, tipo, n from contador_delta where id_ente_gestor = any (${entes}::smallint[])`
        : sql.join(
            TIPOS.map(
              (tipo) => sql`
        select p.fecha_nacimiento as fecha, a.tipo, 1 as n from afiliacion a join persona p on p.id = a.id_persona
        where a.id_entidad = ${entidad} and a.tipo = ${tipo} and a.id_ente_gestor = any (${entes}::smallint[])`,
            ),
            sql` union all `,
          );
    return sql`
      select width_bucket(c.fecha, ${cortes}::date[]) as grupo, c.tipo, sum(c.n)::bigint as total
      from (${nacimientos}) c group by 1, 2 order by 1, 2`;
  },
);
