import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { AHORA } from '@sgpa/testing/reloj';
import {
  abrirNovedadDobleAfiliacion,
  empleosYFamilia,
  muertasEn,
  pasadaConElTitular,
  pasarFamilia,
} from './registro.queries.ts';

/** Each case gives one statement such arguments as a request might; sentencias.test.ts describes and plans it. */
export const CASOS = [
  caso(abrirNovedadDobleAfiliacion, 1, [2], '', AHORA),
  caso(empleosYFamilia, 1),
  caso(muertasEn, [1], 1),
  caso(pasadaConElTitular, 1, 2),
  caso(pasarFamilia, 1, [2], AHORA),
];
