import { readFileSync } from 'node:fs';

/** The owner runs it to get the database's own clock, where other tests' databases believe the caller. */
export const RELOJ_DEL_PRODUCTO = readFileSync(
  new URL('../../apps/api/src/db/rutinas/15_reloj.sql', import.meta.url),
  'utf8',
);
