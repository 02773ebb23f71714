import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { AHORA } from '@sgpa/testing/reloj';
import * as tareas from './tareas.queries.ts';

const DIA = fecha('2026-10-14');

/** What a request might give to each statement of these rooms: sentencias.test.ts asks PostgreSQL about it. */
export const CASOS = [
  caso(tareas.fundirContadores),
  caso(tareas.diferenciasDeContadores),
  caso(tareas.diferenciasDeContextos),
  caso(tareas.continuarAuditoria),
  caso(tareas.prepararParticiones, DIA),
  caso(tareas.limpiar, AHORA),
  caso(tareas.tieneDatosDemo),
];
