import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { AHORA } from '@sgpa/testing/reloj';
import { abrirNovedadesRevision, arrastreDe, buscarRentista, retirarDefuncion } from './ciclo.queries.ts';
import { terminadasPorCambio, terminadasPorDefuncion } from './revision.queries.ts';

/** What a request might give to each statement of these rooms: sentencias.test.ts asks PostgreSQL about it. */
export const CASOS = [
  caso(arrastreDe, 1, 'baja-titular'),
  caso(buscarRentista, 'X'),
  caso(abrirNovedadesRevision, [1], 'REVISION', '', AHORA),
  caso(terminadasPorCambio, { id: 1, id_persona: 1, id_ente_gestor: 1 }),
  caso(terminadasPorDefuncion, 1),
  caso(retirarDefuncion, 1, AHORA),
];
