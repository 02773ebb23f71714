import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { AHORA } from '@sgpa/testing/reloj';
import { momentoDeLaBase } from './reloj.queries.ts';

/** Each case gives one statement such arguments as a request might; sentencias.test.ts describes and plans it. */
export const CASOS = [caso(momentoDeLaBase, AHORA)];
