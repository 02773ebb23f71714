import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { AHORA } from '@sgpa/testing/reloj';
import * as exigencia from './cuenta.queries.ts';
import { ponerBajaPropia, tomarBajaPropia } from './cuenta.queries.ts';
import { terminosPublicados, terminosRetirados } from './terminos.queries.ts';

const DIA = fecha('2026-10-14');

/** What a request might give to each statement of these rooms: sentencias.test.ts asks PostgreSQL about it. */
export const CASOS = [
  caso(exigencia.rolesYFactores),
  caso(exigencia.exigenciaPuesta, 'ADM_ENTE', true),
  caso(terminosPublicados, 'x', 'x', DIA, AHORA),
  caso(terminosRetirados, 'x', 'x', AHORA),
  caso(tomarBajaPropia),
  caso(ponerBajaPropia, DIA, DIA, AHORA),
];
