import type { IdAfiliacion, IdPersona } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import { type Fila, lista } from '../../db/sentencia.ts';

const DOCUMENTO = {
  id: 'documento_persona.id',
  clase: 'documento_persona.clase',
  numero: 'documento_persona.numero',
  fecha: 'documento_persona.fecha',
  creado_en: 'documento_persona.creado_en',
  bytes: 'int4',
} as const;

export type FilaDocumento = Fila<typeof DOCUMENTO>;

/** The content is left out: it may be of many megabytes. */
const COLUMNAS = sql.raw('d.id, d.clase, d.numero, d.fecha, d.creado_en, octet_length(d.contenido) as bytes');

/** Lists the papers that an affiliation's managing entity keeps of the person, oldest first. */
export const documentosDe = lista(
  'documentosDe',
  DOCUMENTO,
  (idAfiliacion: IdAfiliacion) => sql`
    select ${COLUMNAS}
    from afiliacion a
    join documento_persona d on d.id_persona = a.id_persona and d.id_ente_gestor = a.id_ente_gestor
    where a.id = ${idAfiliacion}
    order by d.id`,
);

/** Lists the person's papers in every entity of the scope, each with the affiliation there by which it is opened. */
export const documentosDePersona = lista(
  'documentosDePersona',
  { ...DOCUMENTO, id_afiliacion: 'afiliacion.id', ente_gestor: 'ente_gestor.nombre' },
  (idPersona: IdPersona) => sql`
    select ${COLUMNAS}, a.id as id_afiliacion, g.nombre as ente_gestor
    from documento_persona d
    join ente_gestor g on g.id = d.id_ente_gestor
    cross join lateral (
      select id from afiliacion where id_persona = d.id_persona and id_ente_gestor = d.id_ente_gestor
      order by id limit 1) a
    where d.id_persona = ${idPersona}
    order by d.id`,
);

/** Selects a person's papers in the managing entity of an affiliation in the scope, without their content. */
const papelesDe = (trx: Trx, idAfiliacion: IdAfiliacion) =>
  trx
    .selectFrom('afiliacion as a')
    .innerJoin('documento_persona as d', (on) =>
      on.onRef('d.id_persona', '=', 'a.id_persona').onRef('d.id_ente_gestor', '=', 'a.id_ente_gestor'),
    )
    .select(['d.id', 'd.id_ente_gestor', 'd.clase', 'd.sha256'])
    .select((eb) => eb.fn<number>('octet_length', ['d.contenido']).as('bytes'))
    .where('a.id', '=', idAfiliacion);

export const documentoDe = (trx: Trx, idAfiliacion: IdAfiliacion, idDocumento: number) =>
  papelesDe(trx, idAfiliacion).where('d.id', '=', idDocumento).executeTakeFirst();

/** Reads `cuantos` bytes of the content from `desde` on; its storage lets PostgreSQL skip the rest. */
export const trozoDe = (trx: Trx, idDocumento: number, desde: number, cuantos: number) =>
  trx
    .selectFrom('documento_persona')
    .select((eb) => eb.fn<Buffer>('substring', ['contenido', eb.lit(desde + 1), eb.lit(cuantos)]).as('trozo'))
    .where('id', '=', idDocumento)
    .executeTakeFirst();
