/**
 * What the passing of days makes of a stored state, told by stored columns: for statements that look for rows by the
 * state of today. `estadoEn` is the rule; a test holds the two together.
 */
import { estadoCerrado, type HechosAfiliacion } from './cobertura.ts';
import { ESTADO, estadosConFin } from './estados.ts';

/** FIN_PASADO: the last covered day is over. BAJA_LLEGADA: the baja's day has come, and cover goes on. */
export type Plazo = 'FIN_PASADO' | 'BAJA_LLEGADA';

export interface Vencimiento {
  plazo: Plazo;
  desde: readonly number[];
  hasta: number;
}

export const vencimientosDe = (tipo: HechosAfiliacion['tipo']): readonly Vencimiento[] => [
  { plazo: 'FIN_PASADO', desde: estadosConFin(tipo), hasta: estadoCerrado({ tipo }) },
  { plazo: 'BAJA_LLEGADA', desde: [ESTADO.BAJA_FUTURA], hasta: ESTADO.CESANTIA },
];
