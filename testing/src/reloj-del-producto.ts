import { readFileSync } from 'node:fs';

/** The database's own clock, where other tests' databases believe the caller: for the owner to run. */
export const RELOJ_DEL_PRODUCTO = readFileSync(
  new URL('../../apps/api/src/db/rutinas/15_reloj.sql', import.meta.url),
  'utf8',
);
