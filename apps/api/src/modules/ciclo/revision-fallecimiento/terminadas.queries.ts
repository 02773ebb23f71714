import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { MOTIVO_DEFUNCION } from '@sgpa/domain/cobertura/motivos-baja';
import { sql } from 'kysely';
import { type Fila, json, lista } from '../../../db/sentencia.ts';
import type { Estampa } from '../../afiliacion/cambios.queries.ts';

const TERMINADA = {
  id: 'afiliacion.id',
  nombre: 'text',
  numero_documento: 'persona.numero_documento',
  complemento: 'persona.complemento',
  parentesco: 'parametrica.nombre?',
  ente_gestor: 'ente_gestor.nombre',
  entidad: 'entidad_empleadora.nombre',
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
  (idPersona: number) => sql`
    select a.id, concat_ws(' ', nullif(p.primer_apellido, ''), nullif(p.segundo_apellido, ''), p.nombres) as nombre,
      p.numero_documento, p.complemento, pa.nombre as parentesco, g.nombre as ente_gestor, e.nombre as entidad, h.antes,
      (select d.antes from afiliacion_historia d
        where d.id_afiliacion = a.id and d.id > h.id and d.accion = 'habilitacion-derechohabiente'
        order by d.id limit 1) as antes_de_habilitar,
      exists (select from afiliacion_historia d
        where d.id_afiliacion = a.id and d.id > h.id and d.accion not in ('vencimiento-cobertura', 'confirmacion-defuncion')) as cambiada,
      p.id <> ${idPersona} and (p.fallecido or exists (
        select from defuncion_declarada d
        where d.id_persona = p.id and d.id_ente_gestor = a.id_ente_gestor)) as fallecida
    from (
      select id from afiliacion where id_persona = ${idPersona}
      union all
      select b.id from afiliacion t join afiliacion b on b.id_titular = t.id where t.id_persona = ${idPersona}
    ) suyas
    join afiliacion a on a.id = suyas.id
    join persona p on p.id = a.id_persona
    join ente_gestor g on g.id = a.id_ente_gestor
    join entidad_empleadora e on e.id = a.id_entidad
    left join parametrica pa on pa.id = a.id_parentesco
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
