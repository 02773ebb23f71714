import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import { lista, valor } from '../../db/sentencia.ts';

/** True when the person was not marked before. */
export const marcarFallecida = valor(
  'marcarFallecida',
  'bool',
  (idPersona: number, dia: FechaCivil) => sql`select persona_fallecida(${idPersona}, ${dia}) as valor`,
);

/** Tells the managing entities of these affiliations of a dead person; returns the novedades that were opened. */
export const abrirNovedadesDefuncion = lista(
  'abrirNovedadesDefuncion',
  { id: 'int8', id_ente_gestor: 'int2' },
  (afiliaciones: readonly number[], detalle: string, ahora: Date) =>
    sql`select * from novedad_defuncion(${afiliaciones}::bigint[], ${detalle}, ${ahora})`,
);
