import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';

export interface TotalPorEstado {
  estado: number;
  total: number;
}

/** Totals by stored state: merged counters plus what is not merged yet, in one snapshot, hence exact. */
export async function totalesPorEstado(
  trx: Trx,
  entes: readonly number[],
  empleador: number | null,
): Promise<TotalPorEstado[]> {
  // An employer's user is closed out of the counters that have no employer.
  const contador = empleador === null ? sql`contador_estado` : sql`contador_entidad`;
  const { rows } = await sql<TotalPorEstado>`
    select estado, sum(n)::bigint as total from (
      select estado, n from ${contador} where id_ente_gestor = any (${entes}::smallint[])
      union all
      select estado, n from contador_delta where id_ente_gestor = any (${entes}::smallint[])
    ) c
    group by estado order by estado`.execute(trx);
  return rows;
}
