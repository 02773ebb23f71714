import { sql } from 'kysely';
import { valor } from '../../db/sentencia.ts';

/** Fails unless the schema is there and this role may use it; tells if it may be written: a standby may only be read. */
export const probarEsquema = valor(
  'probarEsquema',
  'bool',
  () => sql`select current_setting('transaction_read_only') = 'off' as valor from rol limit 1`,
);
