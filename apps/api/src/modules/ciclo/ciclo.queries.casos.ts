import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { AHORA } from '@sgpa/testing/reloj';
import { abrirNovedadesRevision, buscarRentista, retirarDefuncion } from './ciclo.queries.ts';
import { terminadasPorCambio, terminadasPorDefuncion } from './revision.queries.ts';

/** Each case gives one statement such arguments as a request might; sentencias.test.ts describes and plans it. */
export const CASOS = [
  caso(buscarRentista, 'X'),
  caso(abrirNovedadesRevision, [1], 'REVISION', '', AHORA),
  caso(terminadasPorCambio, { id: 1, id_persona: 1, id_ente_gestor: 1 }),
  caso(terminadasPorDefuncion, 1),
  caso(retirarDefuncion, 1, AHORA),
];
