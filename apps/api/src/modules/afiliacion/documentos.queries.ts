import type { IdAfiliacion, IdPersona } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
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

/** Without the content. */
const COLUMNAS = sql.raw('d.id, d.clase, d.numero, d.fecha, d.creado_en, octet_length(d.contenido) as bytes');

/** What an affiliation's managing entity keeps of the person on paper, oldest first. */
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

/** The same of every managing entity of the scope, with the person's first affiliation there: a paper is opened by one. */
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
