import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { FILTROS_DE_LISTA } from '@sgpa/testing/db/muestras';
import * as parametro from './parametro.queries.ts';
import * as parametros from './parametros/parametros.queries.ts';

/** Each case gives one statement such arguments as a request might; sentencias.test.ts describes and plans it. */
export const CASOS = [
  caso(parametro.tomarListaDeEstablecimientos),
  caso(parametro.tomarParametro, 'GENERO', 10),
  caso(parametro.cambiarParametro, 'GENERO', 10, {}),
  caso(parametro.anadirParametro, 'ESTADO_CIVIL', {}),
  caso(parametro.usosDe, 'EMPLEADOR', 1, 10),
  ...FILTROS_DE_LISTA.flatMap((filtro) => [
    ...(['GENERO', 'ENTE_GESTOR', 'ESTABLECIMIENTO'] as const).flatMap((lista) => [
      caso(parametros.cuantosDeLista, lista, filtro),
      caso(parametros.paginaDeParametros, lista, filtro, 10, 0),
    ]),
    caso(parametros.cuantosEmpleadoresHasta, filtro, 1001),
    caso(parametros.paginaDeEmpleadores, filtro, 1001, 10, 0),
  ]),
];
