import { sql } from 'kysely';
import { orden } from '../../db/sentencia.ts';

/** Fails unless the schema is there and this role may use it. */
export const probarEsquema = orden('probarEsquema', () => sql`select 1 from rol limit 1`);
