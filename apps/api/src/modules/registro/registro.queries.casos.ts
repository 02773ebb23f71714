import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { AHORA } from '@sgpa/testing/reloj';
import {
  abrirNovedadDobleAfiliacion,
  empleosYFamilia,
  muertasEn,
  pasadaConElTitular,
  pasarFamilia,
} from './registro.queries.ts';

/** What a request might give to each statement of these rooms: sentencias.test.ts asks PostgreSQL about it. */
export const CASOS = [
  caso(abrirNovedadDobleAfiliacion, 1, [2], '', AHORA),
  caso(empleosYFamilia, 1),
  caso(muertasEn, [1], 1),
  caso(pasadaConElTitular, 1, 2),
  caso(pasarFamilia, 1, [2], AHORA),
];
