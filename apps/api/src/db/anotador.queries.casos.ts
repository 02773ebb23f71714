import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { anotarLecturas } from './anotador.ts';

export const CASOS = [caso(anotarLecturas, [])];
