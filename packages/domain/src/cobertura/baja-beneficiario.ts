/** Which baja is meant for a beneficiary (document 2 §4 'Beneficiary baja'; docs/decisions/16-bajas.md). */
import type { ModoBaja } from './baja.ts';
import type { Fase, IdMotivo } from './motivos-baja.ts';

/** 'Baja Definitiva' or 'Rectificación', as the panel offers it. */
export type OpcionBaja = 'DEFINITIVA' | 'RECTIFICACION';

const OPCIONES: readonly OpcionBaja[] = ['DEFINITIVA', 'RECTIFICACION'];

export const MOTIVOS_DE_BENEFICIARIO: readonly IdMotivo[] = [600, 601, 604];

/** Empty where there is nothing to choose. */
export const opcionesDeBeneficiario = (fase: Fase): readonly OpcionBaja[] =>
  fase === 'extinguiendose' ? OPCIONES : [];

/** In 100 and 101 cesantía; in 102 and 103 the option decides, whatever the reason; in 106 definitive. */
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
