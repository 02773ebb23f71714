import { sql } from 'kysely';
import { lista } from './sentencia.ts';

/** Writes what these reads leave, one after the other, and tells of which not, by their place (rutinas/43_lecturas.sql). */
export const anotarLecturas = lista(
  'anotarLecturas',
  { lugar: 'int4', motivo: 'text' },
  (leidas: readonly object[]) => sql`select * from lecturas_anotar(${JSON.stringify(leidas)}::jsonb)`,
);
