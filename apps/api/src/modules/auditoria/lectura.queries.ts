import type { Consulta } from '@sgpa/contract/endpoints';
import { POR_DOCUMENTO } from '@sgpa/domain/auditoria/acciones';
import { hechoDeLectura, tieneLectura } from '@sgpa/domain/auditoria/lecturas';
import { comienzoEnLaPaz, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { type RawBuilder, sql } from 'kysely';
import { personasConDocumento } from '../../db/con-documento.ts';
import { type Fila, lista, una } from '../../db/sentencia.ts';

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

/** `tras` is the `lugar` of the row before the page's first one. */
export interface FiltroAuditoria extends Omit<Consulta<'auditoria'>, 'numeroDocumento' | 'limit'> {
  limite: number;
}

const y = (partes: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  partes.length === 0 ? sql`true` : sql.join(partes, sql` and `);

const NADA_ESCRITO = sql`a.antes is null and a.despues is null`;

/** Each condition is one run of the index; older rows name a reading by its deed (domain/auditoria/lecturas.ts). */
function porAccion(accion: string | undefined): RawBuilder<unknown>[] {
  if (accion === undefined) return [sql`true`];
  const hecho = hechoDeLectura(accion);
  const propias = sql`a.accion = ${accion}`;
  if (hecho !== undefined) return [propias, sql`a.accion = ${hecho} and ${NADA_ESCRITO}`];
  return [tieneLectura(accion) ? sql`${propias} and not (${NADA_ESCRITO})` : propias];
}

/** The text holds only the filters that were asked for, so that each combination has its own plan. */
function condiciones({ usuario, idEnteGestor, desde, hasta, tras }: FiltroAuditoria): RawBuilder<unknown> {
  const [cuando = '', id = ''] = tras?.split('_') ?? [];
  return y([
    ...(usuario === undefined
      ? []
      : [sql`a.id_usuario = (select u.id from usuario u where lower(u.username) = lower(${usuario}))`]),
    ...(idEnteGestor === undefined ? [] : [sql`a.id_ente_gestor = ${idEnteGestor}::smallint`]),
    ...(desde === undefined ? [] : [sql`a.ocurrido_en >= ${comienzoEnLaPaz(desde)}`]),
    ...(hasta === undefined ? [] : [sql`a.ocurrido_en < ${comienzoEnLaPaz(sumarDias(hasta, 1))}`]),
    ...(tras === undefined ? [] : [sql`(a.ocurrido_en, a.id) < (${cuando}::timestamptz, ${id}::bigint)`]),
  ]);
}

const COLUMNAS = sql`a.id, a.ocurrido_en, a.accion, a.recurso, a.id_recurso, host(a.ip) as ip, a.id_solicitud, a.antes,
  a.despues, u.username as usuario, concat_ws(' ', nullif(u.paterno, ''), nullif(u.materno, ''), u.nombres) as nombre_usuario,
  gu.sigla as ente_usuario, g.sigla as ente,
  to_char(a.ocurrido_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || a.id as lugar`;
const UNIONES = sql`left join usuario u on u.id = a.id_usuario
  left join ente_gestor gu on gu.id = u.id_ente_gestor left join ente_gestor g on g.id = a.id_ente_gestor`;

/** Reads a page, the newest first; every filter finds its rows in one index. */
export const paginaDeAuditoria = lista(
  'paginaDeAuditoria',
  FILA,
  (filtro: FiltroAuditoria) => sql`
    select ${COLUMNAS} from (${sql.join(
      porAccion(filtro.accion).map(
        (accion) => sql`(select a.* from auditoria a where ${accion} and ${condiciones(filtro)}
          order by a.ocurrido_en desc, a.id desc limit ${filtro.limite})`,
      ),
      sql` union all `,
    )}) a ${UNIONES}
    order by a.ocurrido_en desc, a.id desc limit ${filtro.limite}`,
);

/** Names whose rows are asked for: everybody's with a document ('1000009', '1000009-1A'), or one affiliation's. */
export type Persona = { numero: string } | { idAfiliacion: IdAfiliacion };

/** Adds documents that the person bore before, unless somebody else bears them now, and joined files. */
const laPersona = (persona: Persona): RawBuilder<unknown> => sql`
  select p.id, p.numero_documento, p.complemento from persona p where p.id in (${idsDe(persona)})
  union
  select i.id_persona, i.numero_documento, i.complemento from identidad_anterior i
  where i.id_persona in (${idsDe(persona)}) and not exists (
    select from persona o
    where o.numero_documento = i.numero_documento and o.complemento = i.complemento and o.id <> i.id_persona)
  union
  select u.id_sale, q.numero_documento, q.complemento from union_identidad u join persona q on q.id = u.id_queda
  where u.deshecha_en is null and u.id_queda in (${idsDe(persona)})`;

const idsDe = (persona: Persona): RawBuilder<unknown> =>
  'numero' in persona
    ? personasConDocumento(persona.numero)
    : sql`select f.id_persona from afiliacion f where f.id = ${persona.idAfiliacion}`;

/** A person's rows are few, so the action is a condition on those that were found. */
const deLaPersona = (filtro: FiltroAuditoria) =>
  sql`(${sql.join(porAccion(filtro.accion), sql` or `)}) and ${condiciones(filtro)}`;

/** Looks a row up by its key; `offset 0` keeps the planner, who expects many rows, from another plan. */
const laFila = (de: 'k' | 'v') => sql`
  select a.* from auditoria a where (a.ocurrido_en, a.id) = (${sql.ref(`${de}.ocurrido_en`)}, ${sql.ref(`${de}.id`)}) offset 0`;

const entre = ({ desde, hasta }: FiltroAuditoria) => sql`
  ${desde === undefined ? sql`'-infinity'` : comienzoEnLaPaz(desde)}::timestamptz,
  ${hasta === undefined ? sql`'infinity'` : comienzoEnLaPaz(sumarDias(hasta, 1))}::timestamptz`;

/**
 * Finds rows about somebody who is not in the register: a number alone is found with any complement that was written to
 * it. The range from the hyphen to the sign after it compares bytes, so that an index serves whatever the collation.
 */
const sinRegistro = (persona: Persona): RawBuilder<unknown> =>
  'numero' in persona
    ? sql`union select 'persona', ${persona.numero}::text, true
      union select 'persona', a.id_recurso, true from auditoria a
      where a.recurso = 'persona' and a.id_recurso ~>=~ ${`${persona.numero}-`} and a.id_recurso ~<~ ${`${persona.numero}.`}`
    : sql``;

/**
 * Collects every key by which a row may name the person, and each key's newest rows: some hold the number that was
 * asked for (`POR_DOCUMENTO`), which may be the id of somebody else. It adds the rows that showed the person among
 * others.
 */
export const paginaDePersona = lista(
  'paginaDePersona',
  FILA,
  (persona: Persona, filtro: FiltroAuditoria) => sql`
    with p as materialized (${laPersona(persona)}),
    f as materialized (
      select f.id from afiliacion f where f.id_persona in (select id from p)
      union select r.id from union_identidad u join afiliacion_repetida r on r.id_union = u.id
      where u.deshecha_en is null and u.id_queda in (select id from p)),
    pares (recurso, id_recurso, por_documento) as materialized (
      select r.recurso, p.id::text, false from p, unnest(array['persona', 'ficha_persona', 'defuncion_declarada']) r (recurso)
      union select 'persona', p.numero_documento, true from p
      union select 'persona', p.numero_documento || '-' || p.complemento, true from p where p.complemento <> ''
      ${sinRegistro(persona)}
      union select r.recurso, f.id::text, false from f, unnest(array['afiliacion', 'revision']) r (recurso)
      union select 'documento_persona', d.id::text, false from documento_persona d where d.id_persona in (select id from p)
      union select 'novedad', n.id::text, false from novedad n where n.id_afiliacion in (select id from f)
      union select 'certificado', c.id::text, false from certificado c where c.id_persona in (select id from p)
    )
    select ${COLUMNAS} from (
      select a.ocurrido_en, a.id from pares q cross join lateral (
        select a.ocurrido_en, a.id from auditoria a
        where a.recurso = q.recurso and a.id_recurso = q.id_recurso
          and (q.recurso <> 'persona' or q.por_documento = (a.accion = any (${POR_DOCUMENTO}::text[])))
          and ${deLaPersona(filtro)}
        order by a.ocurrido_en desc, a.id desc limit ${filtro.limite}
      ) a
      union
      select a.ocurrido_en, a.id
      from auditoria_de_mostradas(array(select id from f), ${entre(filtro)}) v
      cross join lateral (${laFila('v')}) a where ${deLaPersona(filtro)}
      order by ocurrido_en desc, id desc limit ${filtro.limite}
    ) k cross join lateral (${laFila('k')}) a ${UNIONES}
    order by a.ocurrido_en desc, a.id desc`,
);

/** Finds out whether there is such an affiliation, for the page about it. */
export const afiliacionAuditada = una(
  'afiliacionAuditada',
  { id_ente_gestor: 'afiliacion.id_ente_gestor' },
  (id: IdAfiliacion) => sql`select f.id_ente_gestor from afiliacion f where f.id = ${id}`,
);
