/**
 * Which baja a reason means (document 2 §4 'Holder baja rules' and 'Beneficiary baja'). The specification words it in
 * two ways; this reading, with its reasons, is docs/decisions/0030-modo-de-baja.md:
 * - Death is DEFUNCION in every state.
 * - The university system has one definitive date.
 * - Holder in 100 or 101: BAJA_EXCEPCIONAL and BAJA_DEFINITIVA are definitive, the others give cesantía.
 * - Holder in 102 or 103: definitive, but OTROS and RECTIFICACION (offered only here) rewrite baja and cesantía.
 * - Beneficiary in 100 or 101: cesantía; in 102 or 103 the option decides; in 106 definitive.
 */
import { CODIGO_FIJO } from '../shared/codigo-entidad.ts';
import type { ModoBaja } from './baja.ts';
import { ESTADO } from './estados.ts';

/** 606 BAJA POR NOVEDAD is not here: no panel offers it. */
const MOTIVOS_BAJA = [
  { id: 600, sigla: 'BAJA_SOLICITUD', nombre: 'BAJA POR SOLICITUD' },
  { id: 601, sigla: 'BAJA_DEFUNCION', nombre: 'BAJA POR DEFUNCIÓN' },
  { id: 602, sigla: 'BAJA_EXCEPCIONAL', nombre: 'BAJA EXCEPCIONAL' },
  { id: 603, sigla: 'BAJA_DEFINITIVA', nombre: 'BAJA DEFINITIVA' },
  { id: 604, sigla: 'OTROS', nombre: 'OTROS' },
  { id: 605, sigla: 'RECTIFICACION', nombre: 'RECTIFICACIÓN' },
] as const;

type Motivo = (typeof MOTIVOS_BAJA)[number];
type IdMotivo = Motivo['id'];

/** 'Baja Definitiva' or 'Rectificación', as the beneficiary panel offers it. */
export type OpcionBaja = 'DEFINITIVA' | 'RECTIFICACION';

export interface ContextoBaja {
  /** On the day of the baja. */
  estado: number;
  codigoEntidad: string;
  tipo: 'TITULAR' | 'BENEFICIARIO';
}

export interface PanelDeBaja {
  motivos: readonly Motivo[];
  /** What the panel shows before a reason is chosen. */
  modoInicial: ModoBaja;
  /** Empty where the reason alone decides. */
  opciones: readonly OpcionBaja[];
}

export const MOTIVO_DEFUNCION: IdMotivo = 601;
const OPCIONES: readonly OpcionBaja[] = ['DEFINITIVA', 'RECTIFICACION'];
const DE_BENEFICIARIO: readonly IdMotivo[] = [600, 601, 604];
const DE_TITULAR: readonly IdMotivo[] = [600, 601, 602, 603, 604];
const DEFINITIVOS: readonly IdMotivo[] = [602, 603];
const RECTIFICAN: readonly IdMotivo[] = [604, 605];

/** What the panel offers; null in a state that admits no baja from it (104, 105, 108). */
export function panelDeBaja(contexto: ContextoBaja): PanelDeBaja | null {
  const fase = faseDe(contexto);
  if (fase === null) return null;
  const ids: readonly number[] = idsOfrecidos(contexto, fase);
  return {
    motivos: MOTIVOS_BAJA.filter(({ id }) => ids.includes(id)),
    modoInicial: fase === 'activo' ? 'CESANTIA' : 'DEFINITIVA',
    opciones: contexto.tipo === 'BENEFICIARIO' && fase === 'extinguiendose' ? OPCIONES : [],
  };
}

/**
 * The mode of a baja with this reason; null when the panel does not offer the reason there. A death is accepted in
 * every state: whether it can be written is the state machine's to say.
 */
export function modoDeBaja(contexto: ContextoBaja & { idMotivo: number; opcion?: OpcionBaja | null }): ModoBaja | null {
  const { idMotivo, opcion } = contexto;
  if (idMotivo === MOTIVO_DEFUNCION) return 'DEFUNCION';
  const fase = faseDe(contexto);
  const motivo = fase === null ? undefined : idsOfrecidos(contexto, fase).find((id) => id === idMotivo);
  if (fase === null || motivo === undefined) return null;
  if (fase === 'definitivo') return 'DEFINITIVA';
  if (fase === 'activo') return DEFINITIVOS.includes(motivo) ? 'DEFINITIVA' : 'CESANTIA';
  if (contexto.tipo === 'BENEFICIARIO') return opcion ?? 'DEFINITIVA';
  return RECTIFICAN.includes(motivo) ? 'RECTIFICACION' : 'DEFINITIVA';
}

type Fase = 'activo' | 'extinguiendose' | 'definitivo';

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

function idsOfrecidos({ tipo }: ContextoBaja, fase: Fase): readonly IdMotivo[] {
  if (tipo === 'BENEFICIARIO') return DE_BENEFICIARIO;
  return fase === 'extinguiendose' ? [...DE_TITULAR, 605] : DE_TITULAR;
}

const esUniversitaria = (codigo: string): boolean => codigo.trim().toUpperCase() === CODIGO_FIJO.UNIVERSITARIO;
