/** The history tells what a death or a change of employer ended; the parts that both statements share come first. */
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { MOTIVO_DEFUNCION } from '@sgpa/domain/cobertura/motivos-baja';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdPersona } from '@sgpa/domain/shared/ids';
import { type RawBuilder, sql } from 'kysely';
import { type Fila, json, lista } from '../../db/sentencia.ts';
import type { Afiliacion } from '../afiliacion/afiliacion.queries.ts';
import type { Estampa } from '../afiliacion/cambios.queries.ts';

/** Both statements show the person and the employer; each tells by itself whether the person died. */
const DE_QUIEN = {
  id: 'afiliacion.id',
  nombre: 'text',
  numero_documento: 'persona.numero_documento',
  complemento: 'persona.complemento',
  parentesco: 'parametrica.nombre?',
  ente_gestor: 'ente_gestor.nombre',
  entidad: 'entidad_empleadora.nombre',
} as const;

const SELECCION = sql`a.id, concat_ws(' ', nullif(p.primer_apellido, ''), nullif(p.segundo_apellido, ''), p.nombres) as nombre,
      p.numero_documento, p.complemento, pa.nombre as parentesco, g.nombre as ente_gestor, e.nombre as entidad`;

const DE_SUYAS = sql`join afiliacion a on a.id = suyas.id
    join persona p on p.id = a.id_persona
    join ente_gestor g on g.id = a.id_ente_gestor
    join entidad_empleadora e on e.id = a.id_entidad
    left join parametrica pa on pa.id = a.id_parentesco`;

/** Holds where an action other than these happened to the affiliation after the history entry h. */
const cambiadaSalvo = (acciones: readonly string[]): RawBuilder<unknown> => sql`exists (
      select from afiliacion_historia d
      where d.id_afiliacion = a.id and d.id > h.id and d.accion not in (${sql.join(acciones.map(sql.lit))})) as cambiada`;

/** Holds where the person is dead for everybody, or for the managing entity of the affiliation. */
const FALLECIDA = sql`(p.fallecido or exists (
      select from defuncion_declarada d where d.id_persona = p.id and d.id_ente_gestor = a.id_ente_gestor))`;

const POR_CAMBIO = {
  ...DE_QUIEN,
  /** The change found these facts. */
  antes: json<Partial<Estampa>>(),
  /** Somebody changed it later, other than by the passing of days or a correction of data. */
  cambiada: 'bool',
  fallecida: 'bool',
  /** Later registrations of the person are listed if they cover a day and do not end with the new job. */
  otras: json<{ desde: FechaCivil; hasta: FechaCivil | null }[]>(),
} as const;

export type TerminadaPorCambio = Fila<typeof POR_CAMBIO>;

/** None of these actions changes the affiliation's dates. */
const SIN_CAMBIAR = [
  'vencimiento-cobertura',
  'confirmacion-defuncion',
  'correccion-identidad',
  'actualizacion-titular',
  'actualizacion-beneficiario',
];

/** A review and a right of one's own go on under a holder that ended. */
const NO_TERMINAN = sql.join([sql.lit(ESTADO.REVISION), sql.lit(ESTADO.DERECHOHABIENTE)]);

/** Lists what this affiliation's beginning ended as a change of employer, dependants too, unless given back. */
export const terminadasPorCambio = lista(
  'terminadasPorCambio',
  POR_CAMBIO,
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

const POR_DEFUNCION = {
  ...DE_QUIEN,
  /** The death found these facts; null for an affiliation that began with the death. */
  antes: json<Partial<Estampa> | null>(),
  /** The own right found these facts, if one began later. */
  antes_de_habilitar: json<Partial<Estampa> | null>(),
  /** Somebody changed it later, other than by the passing of days or the identity service's word. */
  cambiada: 'bool',
  fallecida: 'bool',
} as const;

export type TerminadaPorDefuncion = Fila<typeof POR_DEFUNCION>;

const CERRADOS = sql.join([sql.lit(ESTADO.INACTIVO), sql.lit(ESTADO.INHABILITADO)]);

/** Lists what a death ended in every entity, of the person and of who hung on them, but what was given back. */
export const terminadasPorDefuncion = lista(
  'terminadasPorDefuncion',
  POR_DEFUNCION,
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
