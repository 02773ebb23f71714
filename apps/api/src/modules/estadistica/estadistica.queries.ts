import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import { lista } from '../../db/sentencia.ts';
import { ajustesPorEstado } from '../afiliacion/atrasadas.queries.ts';

/** Totals by the state of `hoy`: merged counters, what is not merged yet and whose state is behind, in one snapshot, hence exact. */
export const totalesPorEstado = lista(
  'totalesPorEstado',
  { estado: 'int2', total: 'int8' },
  (entes: readonly number[], empleador: number | null, hoy: FechaCivil) => {
    // An employer's user is closed out of the counters that have no employer.
    const contado = empleador === null ? sql`contador_estado` : sql`contador_entidad`;
    const pendiente = empleador === null ? sql`contador_resumen` : sql`contador_delta`;
    const deQuien = sql`${empleador === null ? sql`true` : sql`id_entidad = ${empleador}`}
      and id_ente_gestor = any (${entes}::smallint[])`;
    return sql`
      select estado, sum(n)::bigint as total from (
        select estado, n from ${contado} where ${deQuien}
        union all
        select estado, n from ${pendiente} where ${deQuien}
        ${ajustesPorEstado(hoy, entes)}
      ) c
      group by estado order by estado`;
  },
);
