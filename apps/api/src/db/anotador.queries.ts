import { sql } from 'kysely';
import { lista } from './sentencia.ts';

/**
 * Writes what these readings leave, one after the other, and tells which were refused, by their place
 * (rutinas/43_lecturas.sql).
 */
export const anotarLecturas = lista(
  'anotarLecturas',
  { lugar: 'int4', motivo: 'text' },
  (leidas: readonly object[]) => sql`select * from lecturas_anotar(${JSON.stringify(leidas)}::jsonb)`,
);
