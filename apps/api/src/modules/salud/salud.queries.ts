import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

/** Fails unless the schema is there and this role may use it. */
export const probarEsquema = (db: Db): Promise<unknown> => sql`select 1 from rol limit 1`.execute(db);
