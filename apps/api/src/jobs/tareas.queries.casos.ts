import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { AHORA } from '@sgpa/testing/reloj';
import * as tareas from './tareas.queries.ts';

const DIA = fecha('2026-10-14');

/** Each case gives one statement such arguments as a request might; sentencias.test.ts describes and plans it. */
export const CASOS = [
  caso(tareas.fundirContadores),
  caso(tareas.diferenciasDeContadores),
  caso(tareas.diferenciasDeContextos),
  caso(tareas.continuarAuditoria),
  caso(tareas.prepararParticiones, DIA),
  caso(tareas.limpiar, AHORA),
  caso(tareas.tieneDatosDemo),
];
