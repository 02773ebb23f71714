import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { respuestaGuardada, tomarClave } from './idempotencia.queries.ts';

/** What a request might give to each statement of these rooms: sentencias.test.ts asks PostgreSQL about it. */
export const CASOS = [caso(tomarClave, 'clave'), caso(respuestaGuardada, 'clave')];
