import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { type IdEnteGestor, type IdEntidad, idEnteGestor } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { lista } from '../../db/sentencia.ts';
import { ajustesPorEstado } from '../afiliacion/atrasadas.queries.ts';

/** The counters keep all managing entities together under this number. */
export const TODOS = idEnteGestor(0);

export const TIPOS = ['TITULAR', 'BENEFICIARIO'] as const;

export interface Ambito {
  entes: readonly IdEnteGestor[];
  /** The counter's row is that of this entity, or TODOS. */
  ente: IdEnteGestor;
  /** Figures may be narrowed to one employer's workers: the session's employer, or a chosen one. */
  entidad: IdEntidad | null;
  hoy: FechaCivil;
}

/** Adds the merged counter and the waiting deltas; an employer's user sees only counters by employer (row security). */
function contadores({ entes, entidad }: Ambito) {
  const contado = entidad === null ? sql`contador_estado` : sql`contador_entidad`;
  const pendiente = entidad === null ? sql`contador_resumen` : sql`contador_delta`;
  const deQuien = sql`${entidad === null ? sql`true` : sql`id_entidad = ${entidad}`}
    and id_ente_gestor = any (${entes}::smallint[])`;
  return { contado, pendiente, deQuien };
}

/** Adds merged counters, waiting deltas and rows whose state is behind, in one snapshot: the totals are exact. */
export const totalesPorEstado = lista(
  'totalesPorEstado',
  { estado: 'int2', tipo: 'text', total: 'int8' },
  (ambito: Ambito) => {
    const { contado, pendiente, deQuien } = contadores(ambito);
    const { hoy, entes, entidad } = ambito;
    return sql`
      select estado, tipo, sum(n)::bigint as total from (
        select estado, tipo, n from ${contado} where ${deQuien}
        union all
        select estado, tipo, n from ${pendiente} where ${deQuien}
        ${ajustesPorEstado(hoy, entes, entidad)}
      ) c
      group by 1, 2 order by 1, 2`;
  },
);

/** Adds the totals of each managing entity in every state, which a state that is behind does not change. */
export const totalesPorEnte = lista(
  'totalesPorEnte',
  { id: 'ente_gestor.id', sigla: 'ente_gestor.sigla', tipo: 'text', total: 'int8' },
  (ambito: Ambito) => {
    const { contado, pendiente, deQuien } = contadores(ambito);
    return sql`
      select g.id, g.sigla, c.tipo, sum(c.n)::bigint as total
      from (
        select id_ente_gestor, tipo, n from ${contado} where ${deQuien}
        union all
        select id_ente_gestor, tipo, n from ${pendiente} where ${deQuien}
      ) c join ente_gestor g on g.id = c.id_ente_gestor
      group by 1, 2, 3 having sum(c.n) <> 0 order by 1, 3`;
  },
);
