import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { probarEsquema } from './salud.queries.ts';

/** What a request might give to each statement of these rooms: sentencias.test.ts asks PostgreSQL about it. */
export const CASOS = [caso(probarEsquema)];
