import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import { lista, una } from '../../db/sentencia.ts';
import { type Corregible, comoSeVio, type IdentidadPersona } from '../persona/persona.queries.ts';

/** Opens a novedad for the entity of each of these affiliations: the person's file was just corrected. */
export const abrirNovedadIdentidadCorregida = lista(
  'abrirNovedadIdentidadCorregida',
  { id: 'int8', id_ente_gestor: 'ente_gestor.id' },
  (afiliaciones: readonly IdAfiliacion[], detalle: string, ahora: Date) =>
    sql`select * from novedad_abrir_identidad_corregida(${afiliaciones}::bigint[], ${detalle}, ${ahora})`,
);

/** Tells the authority that another file, perhaps of the same person, bears the new affiliation's number. */
export const abrirNovedadIdentidad = lista(
  'abrirNovedadIdentidad',
  { id: 'int8', id_ente_gestor: 'ente_gestor.id' },
  (nueva: number, detalle: string, ahora: Date) =>
    sql`select * from novedad_abrir_identidad(${nueva}, ${detalle}, ${ahora})`,
);

export const personaDe = (trx: Trx, idAfiliacion: IdAfiliacion) =>
  trx
    .selectFrom('afiliacion as a')
    .innerJoin('persona as p', 'p.id', 'a.id_persona')
    .select(['p.id', 'p.numero_documento', 'p.complemento', 'p.fecha_nacimiento'])
    .where('a.id', '=', idAfiliacion);

/** Corrects the file to what the identity service told; false if the file no longer says what was seen of it. */
export const personaTraida = una(
  'personaTraida',
  { traida: 'bool' },
  (archivo: Corregible, identidad: IdentidadPersona, ahora: Date) => sql`
    select persona_traer(${archivo.id}, ${JSON.stringify(identidad)}::jsonb, ${comoSeVio(archivo)}::jsonb, ${ahora})
      as traida`,
);
