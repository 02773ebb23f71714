/** Says which baja is meant for a beneficiary (document 2 §4 'Beneficiary baja'; ADR 16). */
import type { ModoBaja } from './baja.ts';
import type { Fase, IdMotivo } from './motivos-baja.ts';

/** The panel offers them as 'Baja Definitiva' and 'Rectificación'. */
export type OpcionBaja = 'DEFINITIVA' | 'RECTIFICACION';

const OPCIONES: readonly OpcionBaja[] = ['DEFINITIVA', 'RECTIFICACION'];

export const MOTIVOS_DE_BENEFICIARIO: readonly IdMotivo[] = [600, 601, 604];

/** Gives none where there is nothing to choose. */
export const opcionesDeBeneficiario = (fase: Fase): readonly OpcionBaja[] =>
  fase === 'extinguiendose' ? OPCIONES : [];

/** In 100 and 101 a baja has a cesantía; in 102 and 103 the option decides, not the reason; in 106 it is definitive. */
export function modoDeBeneficiario(fase: Fase, opcion: OpcionBaja | null | undefined): ModoBaja {
  switch (fase) {
    case 'activo':
      return 'CESANTIA';
    case 'extinguiendose':
      return opcion ?? 'DEFINITIVA';
    case 'definitivo':
      return 'DEFINITIVA';
  }
}
