import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { AHORA } from '@sgpa/testing/reloj';
import { momentoDeLaBase } from './reloj.queries.ts';

/** What a request might give to each statement of these rooms: sentencias.test.ts asks PostgreSQL about it. */
export const CASOS = [caso(momentoDeLaBase, AHORA)];
