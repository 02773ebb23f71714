/** Defines the reasons of the list MOTIVO_BAJA that the panels may offer (document 2 §9). */
import { normalizarNombre } from '../shared/nombres.ts';

export const MOTIVOS_BAJA = [
  { id: 600, sigla: 'BAJA_SOLICITUD', nombre: 'BAJA POR SOLICITUD' },
  { id: 601, sigla: 'BAJA_DEFUNCION', nombre: 'BAJA POR DEFUNCIÓN' },
  { id: 602, sigla: 'BAJA_EXCEPCIONAL', nombre: 'BAJA EXCEPCIONAL' },
  { id: 603, sigla: 'BAJA_DEFINITIVA', nombre: 'BAJA DEFINITIVA' },
  { id: 604, sigla: 'OTROS', nombre: 'OTROS' },
  { id: 605, sigla: 'RECTIFICACION', nombre: 'RECTIFICACION' },
] as const;

export type Motivo = (typeof MOTIVOS_BAJA)[number];
export type IdMotivo = Motivo['id'];

export const MOTIVO_DEFUNCION: IdMotivo = 601;
export const MOTIVO_RECTIFICACION: IdMotivo = 605;
export const MOTIVO_OTROS: IdMotivo = 604;

/** Tells whether a reason that travels as id, code (its sigla) or name is a death. */
export function esMotivoDefuncion(pedido: number | string): boolean {
  const buscado = normalizarNombre(String(pedido));
  return MOTIVOS_BAJA.some(
    ({ id, sigla, nombre }) =>
      id === MOTIVO_DEFUNCION && [String(id), sigla, nombre].some((texto) => normalizarNombre(texto) === buscado),
  );
}

/**
 * What a baja meets decides what its reason means. `activo`: no former baja has taken effect (100, 101).
 * `extinguiendose`: one has, and a cesantía or an ampliación is left (102, 103). `definitivo`: a baja has
 * one date and leaves neither (106, and all of the university system).
 */
export type Fase = 'activo' | 'extinguiendose' | 'definitivo';
