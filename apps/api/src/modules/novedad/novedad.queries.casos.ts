import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { AHORA } from '@sgpa/testing/reloj';
import {
  apartar,
  archivosDelMismoNumero,
  tomarArchivos,
  tramosDe,
} from './decision-identidad/decision-identidad.queries.ts';
import * as union from './decision-identidad/decision-identidad.union.queries.ts';
import { abrirPorDecidir, numerosCompartidos } from './identidades-por-decidir.queries.ts';
import * as novedades from './novedad.queries.ts';
import { abrirReportadas, candidatas } from './reporte-novedad/reporte-novedad.queries.ts';

/** Each case gives one statement such arguments as a request might; sentencias.test.ts describes and plans it. */
export const CASOS = [
  ...[
    { idEnteGestor: null, numeroDocumento: null, departamento: null },
    { idEnteGestor: 1, numeroDocumento: '1000100', departamento: 'LP' },
  ].flatMap((filtro) => [caso(novedades.totalDeNovedades, filtro), caso(novedades.paginaDeNovedades, filtro, 0, 10)]),
  caso(novedades.departamentoDeNovedades, 'LP'),
  caso(novedades.novedadPedida, 1),
  caso(novedades.registrosDeLaNovedad, 1),
  caso(novedades.abiertasDeLaPersona, 1),
  caso(candidatas, []),
  caso(abrirReportadas, [], AHORA),
  caso(archivosDelMismoNumero, 1),
  caso(apartar, 1, 'x', AHORA),
  caso(tomarArchivos, [1, 2]),
  caso(tramosDe, [1, 2]),
  caso(union.unir, { idNovedad: 1, queda: 1, sale: 2, motivo: 'x', solapes: [] }, AHORA),
  caso(union.abrirDobles, [{ una: 1, otra: 2 }], '', AHORA),
  caso(union.decididas, '1000100', 10),
  caso(union.unionHecha, 1),
  caso(union.archivosUnidos, 1),
  caso(union.hayAparte, 1),
  caso(union.separar, 1, 'x', [{ id: 1, id_persona: 2 }], AHORA),
  caso(union.juntarOtraVez, 1, AHORA),
  caso(numerosCompartidos, '', 10),
  caso(abrirPorDecidir, [{ nueva: 2, otra: 1, detalle: '' }], AHORA),
];
