import type { Consulta } from '@sgpa/contract/endpoints';
import { POR_DOCUMENTO } from '@sgpa/domain/auditoria/acciones';
import { comienzoEnLaPaz, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { type RawBuilder, sql } from 'kysely';
import { type Fila, lista } from '../../db/sentencia.ts';

const FILA = {
  id: 'auditoria.id',
  ocurrido_en: 'auditoria.ocurrido_en',
  accion: 'auditoria.accion',
  recurso: 'auditoria.recurso',
  id_recurso: 'auditoria.id_recurso',
  ip: 'text?',
  id_solicitud: 'auditoria.id_solicitud',
  antes: 'auditoria.antes',
  despues: 'auditoria.despues',
  usuario: 'usuario.username?',
  nombre_usuario: 'text?',
  ente_usuario: 'ente_gestor.sigla?',
  ente: 'ente_gestor.sigla?',
  lugar: 'text',
} as const;

export type FilaLeida = Fila<typeof FILA>;

/** `tras`: the row before the first one, as `lugar` told it. */
export interface FiltroAuditoria extends Omit<Consulta<'auditoria'>, 'numeroDocumento' | 'limit'> {
  limite: number;
}

const y = (partes: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  partes.length === 0 ? sql`true` : sql.join(partes, sql` and `);

/** Only what was asked for is in the text, so that each combination has a plan of its own. */
function condiciones({ usuario, accion, idEnteGestor, desde, hasta, tras }: FiltroAuditoria): RawBuilder<unknown> {
  const [cuando = '', id = ''] = tras?.split('_') ?? [];
  return y([
    ...(usuario === undefined
      ? []
      : [sql`a.id_usuario = (select u.id from usuario u where lower(u.username) = lower(${usuario}))`]),
    ...(accion === undefined ? [] : [sql`a.accion = ${accion}`]),
    ...(idEnteGestor === undefined ? [] : [sql`a.id_ente_gestor = ${idEnteGestor}::smallint`]),
    ...(desde === undefined ? [] : [sql`a.ocurrido_en >= ${comienzoEnLaPaz(desde)}`]),
    ...(hasta === undefined ? [] : [sql`a.ocurrido_en < ${comienzoEnLaPaz(sumarDias(hasta, 1))}`]),
    ...(tras === undefined ? [] : [sql`(a.ocurrido_en, a.id) < (${cuando}::timestamptz, ${id}::bigint)`]),
  ]);
}

const COLUMNAS = sql`a.id, a.ocurrido_en, a.accion, a.recurso, a.id_recurso, host(a.ip) as ip, a.id_solicitud, a.antes,
  a.despues, u.username as usuario, concat_ws(' ', u.nombres, u.paterno, u.materno) as nombre_usuario,
  gu.sigla as ente_usuario, g.sigla as ente,
  to_char(a.ocurrido_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || a.id as lugar`;
const UNIONES = sql`left join usuario u on u.id = a.id_usuario
  left join ente_gestor gu on gu.id = u.id_ente_gestor left join ente_gestor g on g.id = a.id_ente_gestor`;

/** A page, the newest first: its rows are found in one index, whatever was asked for. */
export const paginaDeAuditoria = lista(
  'paginaDeAuditoria',
  FILA,
  (filtro: FiltroAuditoria) => sql`
    select ${COLUMNAS} from (
      select a.* from auditoria a where ${condiciones(filtro)}
      order by a.ocurrido_en desc, a.id desc limit ${filtro.limite}
    ) a ${UNIONES}
    order by a.ocurrido_en desc, a.id desc`,
);

/** Whose rows: those with a document, or the one of an affiliation. */
export type Persona = { numero: string } | { idAfiliacion: number };

const laPersona = (persona: Persona): RawBuilder<unknown> =>
  'numero' in persona
    ? sql`select p.id, p.numero_documento, p.complemento from persona p where p.numero_documento = ${persona.numero}`
    : sql`select p.id, p.numero_documento, p.complemento from afiliacion f join persona p on p.id = f.id_persona
        where f.id = ${persona.idAfiliacion}`;

/** Somebody may have been asked for who is not in the register. */
const sinRegistro = (persona: Persona): RawBuilder<unknown> =>
  'numero' in persona ? sql`union select 'persona', ${persona.numero}::text, true` : sql``;

/**
 * Everything of a person by which a row may name it, and of each the newest rows: some keep the number that was asked
 * for (`POR_DOCUMENTO`), which may be the id of somebody else.
 */
export const paginaDePersona = lista(
  'paginaDePersona',
  FILA,
  (persona: Persona, filtro: FiltroAuditoria) => sql`
    with p as materialized (${laPersona(persona)}),
    f as materialized (select f.id from afiliacion f where f.id_persona in (select id from p)),
    pares (recurso, id_recurso, por_documento) as materialized (
      select r.recurso, p.id::text, false from p, unnest(array['persona', 'ficha_persona', 'defuncion_declarada']) r (recurso)
      union select 'persona', p.numero_documento, true from p
      union select 'persona', p.numero_documento || '-' || p.complemento, true from p where p.complemento <> ''
      ${sinRegistro(persona)}
      union select r.recurso, f.id::text, false from f, unnest(array['afiliacion', 'revision']) r (recurso)
      union select 'documento_persona', d.id::text, false from documento_persona d where d.id_persona in (select id from p)
      union select 'novedad', n.id::text, false from novedad n where n.id_persona in (select id from p)
      union select 'certificado', c.id::text, false from certificado c where c.id_persona in (select id from p)
    )
    select ${COLUMNAS} from (
      select a.* from pares q cross join lateral (
        select a.* from auditoria a
        where a.recurso = q.recurso and a.id_recurso = q.id_recurso
          and (q.recurso <> 'persona' or q.por_documento = (a.accion = any (${POR_DOCUMENTO}::text[])))
          and ${condiciones(filtro)}
        order by a.ocurrido_en desc, a.id desc limit ${filtro.limite}
      ) a
      order by a.ocurrido_en desc, a.id desc limit ${filtro.limite}
    ) a ${UNIONES}
    order by a.ocurrido_en desc, a.id desc`,
);

/** What a page is about: whether there is such an affiliation. */
export const afiliacionAuditada = lista(
  'afiliacionAuditada',
  { id_ente_gestor: 'afiliacion.id_ente_gestor' },
  (id: number) => sql`select f.id_ente_gestor from afiliacion f where f.id = ${id}`,
);
