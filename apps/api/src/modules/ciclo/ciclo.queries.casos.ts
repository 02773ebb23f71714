import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { AHORA } from '@sgpa/testing/reloj';
import { arrastreDe } from './arrastre.queries.ts';
import { retirarDefuncion } from './defuncion-conocida.queries.ts';
import { buscarRentista } from './habilitacion-derechohabiente/rentista.queries.ts';
import { abrirNovedadesRevision } from './novedad-de-revision.queries.ts';
import { terminadasPorCambio } from './revision-afiliacion/terminadas.queries.ts';
import { terminadasPorDefuncion } from './revision-fallecimiento/terminadas.queries.ts';

/** What a request might give to each statement of these rooms: sentencias.test.ts asks PostgreSQL about it. */
export const CASOS = [
  caso(arrastreDe, 1, 'baja-titular'),
  caso(buscarRentista, 'X'),
  caso(abrirNovedadesRevision, [1], 'REVISION', '', AHORA),
  caso(terminadasPorCambio, { id: 1, id_persona: 1, id_ente_gestor: 1 }),
  caso(terminadasPorDefuncion, 1),
  caso(retirarDefuncion, 1, AHORA),
];
