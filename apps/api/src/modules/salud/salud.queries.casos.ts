import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { probarEsquema } from './salud.queries.ts';

/** Each case gives one statement such arguments as a request might; sentencias.test.ts describes and plans it. */
export const CASOS = [caso(probarEsquema)];
