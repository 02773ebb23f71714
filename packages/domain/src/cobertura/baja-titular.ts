/** Says which baja a reason means for a holder (document 2 §4 'Holder baja rules'; ADR 16). */
import type { ModoBaja } from './baja.ts';
import { type Fase, type IdMotivo, MOTIVO_RECTIFICACION } from './motivos-baja.ts';

/** The reasons are named in `motivos-baja.ts`. */
const SIEMPRE: readonly IdMotivo[] = [600, 601, 602, 603, 604];
export const DEFINITIVOS: readonly IdMotivo[] = [602, 603];
const RECTIFICAN: readonly IdMotivo[] = [604, MOTIVO_RECTIFICACION];

/** Only what is running out can be rectified. */
export const motivosDeTitular = (fase: Fase): readonly IdMotivo[] =>
  fase === 'extinguiendose' ? [...SIEMPRE, MOTIVO_RECTIFICACION] : SIEMPRE;

/**
 * A baja of an active cover (100, 101) has a cesantía, but for two definitive reasons; of one that runs out (AMPLIACIÓN,
 * CESANTIA) it is definitive, but for two that rectify.
 */
export function modoDeTitular(fase: Fase, motivo: IdMotivo): ModoBaja {
  switch (fase) {
    case 'activo':
      return DEFINITIVOS.includes(motivo) ? 'DEFINITIVA' : 'CESANTIA';
    case 'extinguiendose':
      return RECTIFICAN.includes(motivo) ? 'RECTIFICACION' : 'DEFINITIVA';
    case 'definitivo':
      return 'DEFINITIVA';
  }
}
