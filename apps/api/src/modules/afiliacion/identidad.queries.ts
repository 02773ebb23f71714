import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import { lista, una } from '../../db/sentencia.ts';
import { type Corregible, consta, type IdentidadPersona } from '../persona/persona.queries.ts';

/** Tells the other managing entities of these affiliations that the person's file was corrected a moment ago. */
export const abrirNovedadIdentidadCorregida = lista(
  'abrirNovedadIdentidadCorregida',
  { id: 'int8', id_ente_gestor: 'ente_gestor.id' },
  (afiliaciones: readonly IdAfiliacion[], detalle: string, ahora: Date) =>
    sql`select * from novedad_identidad_corregida(${afiliaciones}::bigint[], ${detalle}, ${ahora})`,
);

/** Tells the authority of the new affiliation that another file bears the number, and may be the same person's. */
export const abrirNovedadIdentidad = lista(
  'abrirNovedadIdentidad',
  { id: 'int8', id_ente_gestor: 'ente_gestor.id' },
  (nueva: number, detalle: string, ahora: Date) => sql`select * from novedad_identidad(${nueva}, ${detalle}, ${ahora})`,
);

/** Whose affiliation of the scope it is. */
export const personaDe = (trx: Trx, idAfiliacion: IdAfiliacion) =>
  trx
    .selectFrom('afiliacion as a')
    .innerJoin('persona as p', 'p.id', 'a.id_persona')
    .select(['p.id', 'p.numero_documento', 'p.complemento', 'p.fecha_nacimiento'])
    .where('a.id', '=', idAfiliacion);

/** The file says what the identity service told; false where it says something else by now than what was seen. */
export const personaTraida = una(
  'personaTraida',
  { traida: 'bool' },
  (archivo: Corregible, identidad: IdentidadPersona, ahora: Date) => sql`
    select persona_traer(${archivo.id}, ${JSON.stringify(identidad)}::jsonb, ${consta(archivo)}::jsonb, ${ahora})
      as traida`,
);
