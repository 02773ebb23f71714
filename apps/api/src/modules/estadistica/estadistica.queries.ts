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
    const contador = empleador === null ? sql`contador_estado` : sql`contador_entidad`;
    return sql`
      select estado, sum(n)::bigint as total from (
        select estado, n from ${contador} where id_ente_gestor = any (${entes}::smallint[])
        union all
        select estado, n from contador_delta where id_ente_gestor = any (${entes}::smallint[])
        ${ajustesPorEstado(hoy, entes)}
      ) c
      group by estado order by estado`;
  },
);
