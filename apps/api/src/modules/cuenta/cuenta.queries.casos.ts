import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { AHORA } from '@sgpa/testing/reloj';
import * as exigencia from './cuenta.queries.ts';
import { ponerBajaPropia, tomarBajaPropia } from './cuenta.queries.ts';
import { terminosPublicados, terminosRetirados } from './terminos.queries.ts';

const DIA = fecha('2026-10-14');

/** Each case gives one statement such arguments as a request might; sentencias.test.ts describes and plans it. */
export const CASOS = [
  caso(exigencia.rolesYFactores),
  caso(exigencia.exigenciaPuesta, 'ADM_ENTE', true),
  caso(terminosPublicados, 'x', 'x', DIA, AHORA),
  caso(terminosRetirados, 'x', 'x', AHORA),
  caso(tomarBajaPropia),
  caso(ponerBajaPropia, DIA, DIA, AHORA),
];
