import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { MOTIVO_DEFUNCION } from '@sgpa/domain/cobertura/motivos-baja';
import type { IdPersona } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { type Fila, json, lista } from '../../../db/sentencia.ts';
import type { Estampa } from '../../afiliacion/cambios.queries.ts';
import { cambiadaSalvo, DE_QUIEN, DE_SUYAS, FALLECIDA, SELECCION } from '../revision.queries.ts';

const TERMINADA = {
  ...DE_QUIEN,
  /** As it stood when the death ended it; null for one that began with the death. */
  antes: json<Partial<Estampa> | null>(),
  /** As it stood when its own right began, if one began since. */
  antes_de_habilitar: json<Partial<Estampa> | null>(),
  /** Somebody, not the passing of days nor the word of the identity service, changed it since. */
  cambiada: 'bool',
  /** The one who hangs on the dead person died as well. */
  fallecida: 'bool',
} as const;

export type Terminada = Fila<typeof TERMINADA>;

const CERRADOS = sql.join([sql.lit(ESTADO.INACTIVO), sql.lit(ESTADO.INHABILITADO)]);

/**
 * What a death ended, in every managing entity, as the history keeps it: the person's own affiliations were closed by it,
 * those that hung on them were left two months. What was given back before is not told again.
 */
export const terminadasPorDefuncion = lista(
  'terminadasPorDefuncion',
  TERMINADA,
  (idPersona: IdPersona) => sql`
    select ${SELECCION}, h.antes,
      (select d.antes from afiliacion_historia d
        where d.id_afiliacion = a.id and d.id > h.id and d.accion = 'habilitacion-derechohabiente'
        order by d.id limit 1) as antes_de_habilitar,
      ${cambiadaSalvo(['vencimiento-cobertura', 'confirmacion-defuncion'])},
      p.id <> ${idPersona} and ${FALLECIDA} as fallecida
    from (
      select id from afiliacion where id_persona = ${idPersona}
      union all
      select b.id from afiliacion t join afiliacion b on b.id_titular = t.id where t.id_persona = ${idPersona}
    ) suyas
    ${DE_SUYAS}
    cross join lateral (
      select h.id, h.antes from afiliacion_historia h
      where h.id_afiliacion = a.id and h.accion in ('baja-titular', 'baja-beneficiario', 'registro-fallecido')
        and (h.despues ->> 'id_motivo_baja')::integer = ${sql.lit(MOTIVO_DEFUNCION)}
        and (h.estado_despues in (${CERRADOS})) = (a.id_persona = ${idPersona})
        and not exists (select from afiliacion_historia c
          where c.id_afiliacion = a.id and c.id > h.id and c.accion = 'revision-fallecimiento')
      order by h.id desc limit 1
    ) h
    order by a.id`,
);
