/**
 * Tells by stored columns what the passing of days makes of a stored state, for statements that look for rows by the
 * state of today. `estadoEn` is the rule; a test holds the two together.
 */
import { estadoCerrado, type HechosAfiliacion } from './cobertura.ts';
import { ESTADO, estadosConFin } from './estados.ts';

/**
 * FIN_PASADO: the last covered day is over. EDAD_PASADA: so is the one that the age leaves, which is an ACTIVO's only end.
 * BAJA_LLEGADA: the baja's day has come, and cover goes on.
 */
export type Plazo = 'FIN_PASADO' | 'EDAD_PASADA' | 'BAJA_LLEGADA';

export interface Vencimiento {
  plazo: Plazo;
  desde: readonly number[];
  hasta: number;
}

export const vencimientosDe = (tipo: HechosAfiliacion['tipo']): readonly Vencimiento[] => [
  { plazo: 'FIN_PASADO', desde: estadosConFin('TITULAR'), hasta: estadoCerrado({ tipo }) },
  ...(tipo === 'BENEFICIARIO'
    ? [{ plazo: 'EDAD_PASADA' as const, desde: [ESTADO.ACTIVO], hasta: estadoCerrado({ tipo }) }]
    : []),
  { plazo: 'BAJA_LLEGADA', desde: [ESTADO.BAJA_FUTURA], hasta: ESTADO.CESANTIA },
];
