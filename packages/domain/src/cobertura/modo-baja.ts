/**
 * Says which baja a reason means (document 2 §4). The specification words it in two ways; this reading, with its
 * reasons, is ADR 16. Death is DEFUNCION in every state, the university system and an own right
 * have one definitive date, and for the rest see `baja-titular.ts` and `baja-beneficiario.ts`.
 */
import { CODIGO_FIJO } from '../shared/codigo-entidad.ts';
import type { ModoBaja } from './baja.ts';
import {
  MOTIVOS_DE_BENEFICIARIO,
  modoDeBeneficiario,
  type OpcionBaja,
  opcionesDeBeneficiario,
} from './baja-beneficiario.ts';
import { DEFINITIVOS, modoDeTitular, motivosDeTitular } from './baja-titular.ts';
import { ESTADO } from './estados.ts';
import {
  type Fase,
  type IdMotivo,
  MOTIVO_DEFUNCION,
  MOTIVO_RECTIFICACION,
  MOTIVOS_BAJA,
  type Motivo,
} from './motivos-baja.ts';

export interface ContextoBaja {
  /** A beneficiary has an option where there is one to choose. */
  opcion?: OpcionBaja | null;
  /** The state is that of the day on which the baja is recorded. */
  estado: number;
  codigoEntidad: string;
  tipo: 'TITULAR' | 'BENEFICIARIO';
}

export interface PanelDeBaja {
  motivos: readonly Motivo[];
  /** The panel shows this mode before a reason is chosen. */
  modoInicial: ModoBaja;
  /** The options are empty where the reason alone decides. */
  opciones: readonly OpcionBaja[];
}

/** Tells what the panel offers; null in a state that admits no baja from it (INACTIVO, INHABILITADO, REVISION). */
export function panelDeBaja(contexto: ContextoBaja): PanelDeBaja | null {
  const fase = faseDe(contexto);
  if (fase === null) return null;
  const ids: readonly number[] = motivosDe(contexto, fase);
  return {
    motivos: MOTIVOS_BAJA.filter(({ id }) => ids.includes(id)),
    modoInicial: inicialDe(contexto, fase),
    opciones: contexto.tipo === 'BENEFICIARIO' ? opcionesDeBeneficiario(fase) : [],
  };
}

/**
 * Gives the mode of a baja with this reason; null when the panel does not offer the reason there. A death is accepted
 * in every state: the state machine says whether it can be written.
 */
export function modoDeBaja(contexto: ContextoBaja & { idMotivo: number }): ModoBaja | null {
  const { idMotivo, opcion, tipo } = contexto;
  if (idMotivo === MOTIVO_DEFUNCION) return 'DEFUNCION';
  if (rectificaSinBaja(contexto)) return 'RECTIFICACION';
  const fase = faseDe(contexto);
  if (fase === null) return null;
  const motivo = motivosDe(contexto, fase).find((id) => id === idMotivo);
  if (motivo === undefined) return null;
  return tipo === 'BENEFICIARIO' ? modoDeBeneficiario(fase, opcion) : modoDeTitular(fase, motivo);
}

/** Gives the kind that a reason or option names by itself, in whatever state; null where the state decides it. */
export function modoNombrado({ idMotivo, opcion }: { idMotivo: number; opcion?: OpcionBaja | null }): ModoBaja | null {
  if (idMotivo === MOTIVO_RECTIFICACION) return 'RECTIFICACION';
  return opcion ?? (DEFINITIVOS.some((id) => id === idMotivo) ? 'DEFINITIVA' : null);
}

/** A rectificación where there is no baja yet is one too, which the state then refuses (acuerdos §10 'Baja modes'). */
const rectificaSinBaja = ({ estado, tipo, opcion, idMotivo }: ContextoBaja & { idMotivo: number }): boolean =>
  (estado === ESTADO.ACTIVO || estado === ESTADO.BAJA_FUTURA) &&
  (idMotivo === MOTIVO_RECTIFICACION || (tipo === 'BENEFICIARIO' && opcion === 'RECTIFICACION'));

function inicialDe({ tipo, opcion }: ContextoBaja, fase: Fase): ModoBaja {
  if (tipo === 'BENEFICIARIO') return modoDeBeneficiario(fase, opcion);
  return fase === 'activo' ? 'CESANTIA' : 'DEFINITIVA';
}

function faseDe({ estado, codigoEntidad }: ContextoBaja): Fase | null {
  switch (estado) {
    case ESTADO.ACTIVO:
    case ESTADO.BAJA_FUTURA:
      return esUniversitaria(codigoEntidad) ? 'definitivo' : 'activo';
    case ESTADO.AMPLIACION:
    case ESTADO.CESANTIA:
      return esUniversitaria(codigoEntidad) ? 'definitivo' : 'extinguiendose';
    case ESTADO.DERECHOHABIENTE:
      return 'definitivo';
    default:
      return null;
  }
}

const motivosDe = ({ tipo }: ContextoBaja, fase: Fase): readonly IdMotivo[] =>
  tipo === 'BENEFICIARIO' ? MOTIVOS_DE_BENEFICIARIO : motivosDeTitular(fase);

const esUniversitaria = (codigo: string): boolean => codigo.trim().toUpperCase() === CODIGO_FIJO.UNIVERSITARIO;
