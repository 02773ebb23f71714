import { ESTADO } from '@sgpa/domain/cobertura/estados';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import { type Fila, json, lista } from '../../../db/sentencia.ts';
import type { Afiliacion } from '../../afiliacion/afiliacion.queries.ts';
import type { Estampa } from '../../afiliacion/cambios.queries.ts';
import { cambiadaSalvo, DE_QUIEN, DE_SUYAS, FALLECIDA, SELECCION } from '../revision.queries.ts';

const TERMINADA = {
  ...DE_QUIEN,
  /** As the change found it. */
  antes: json<Partial<Estampa>>(),
  /** Somebody, not the passing of days nor a correction of data, changed it since. */
  cambiada: 'bool',
  fallecida: 'bool',
  /** What was registered of the person since, that covers a day and does not end with the new job. */
  otras: json<{ desde: FechaCivil; hasta: FechaCivil | null }[]>(),
} as const;

export type Terminada = Fila<typeof TERMINADA>;

/** What leaves its dates as they were. */
const SIN_CAMBIAR = [
  'vencimiento-cobertura',
  'confirmacion-defuncion',
  'correccion-identidad',
  'actualizacion-titular',
  'actualizacion-beneficiario',
];

/** Under a holder that ended, what the authority reviews and a right of one's own go on. */
const NO_TERMINAN = sql.join([sql.lit(ESTADO.REVISION), sql.lit(ESTADO.DERECHOHABIENTE)]);

/**
 * What the beginning of this affiliation ended as a change of employer, of the holder and of who hung on the former jobs.
 * What was given back before is not told again.
 */
export const terminadasPorCambio = lista(
  'terminadasPorCambio',
  TERMINADA,
  ({ id, id_persona, id_ente_gestor }: Pick<Afiliacion, 'id' | 'id_persona' | 'id_ente_gestor'>) => sql`
    select ${SELECCION}, h.antes,
      ${cambiadaSalvo(SIN_CAMBIAR)}, ${FALLECIDA} as fallecida,
      (select coalesce(jsonb_agg(jsonb_build_object('desde', o.fecha_afiliacion, 'hasta', o.fin_cobertura) order by o.id), '[]')
        from afiliacion o
        where o.id_persona = a.id_persona and o.id > ${id} and not isempty(o.cobertura)
          and (o.id_titular is distinct from ${id} or o.estado in (${NO_TERMINAN}))) as otras
    from (
      select id from afiliacion where id_persona = ${id_persona} and id_ente_gestor = ${id_ente_gestor}
      union all
      select b.id from afiliacion t join afiliacion b on b.id_titular = t.id
      where t.id_persona = ${id_persona} and t.id_ente_gestor = ${id_ente_gestor}
    ) suyas
    ${DE_SUYAS}
    cross join lateral (
      select h.id, h.antes from afiliacion_historia h
      where h.id_afiliacion = a.id and h.accion = 'cambio-empleador' and h.id_afiliacion_causa = ${id}
        and h.estado_antes is not null and not exists (select from afiliacion_historia c
          where c.id_afiliacion = a.id and c.id > h.id and c.accion = 'revision-afiliacion' and c.id_afiliacion_causa = ${id})
      order by h.id desc limit 1
    ) h
    order by a.id`,
);
