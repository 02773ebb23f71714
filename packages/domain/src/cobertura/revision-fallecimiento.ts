/** Offers back what a death recorded in error ended (acuerdos §10 'Review (108)'; ADR 17). */
import type { FechaCivil } from '../shared/fecha-civil.ts';
import type { HechosAfiliacion } from './cobertura.ts';
import { conDerechoDelTitular, type Titularidad } from './revision-afiliacion.ts';
import { aceptar, alDia, type Resultado, rechazar } from './transicion.ts';

export const DECISIONES_FALLECIMIENTO = ['CORREGIR', 'CONFIRMAR'] as const;
export type DecisionFallecimiento = (typeof DECISIONES_FALLECIMIENTO)[number];

/**
 * Gives the affiliation with the dates that it had before the death (or what else was recorded in error: a change of
 * employer), on `hoy`: days that passed meanwhile count, and so does the holder's right as it will be. Its first day is
 * the present one, which may have been corrected since. An own right that began after the death goes with it: while the
 * holder is covered there is none.
 */
export function devolverFechas(
  actual: HechosAfiliacion,
  antes: HechosAfiliacion,
  titular: Titularidad | null,
  hoy: FechaCivil,
): Resultado {
  const { tipo, fecha_afiliacion } = actual;
  const nuevo = conDerechoDelTitular(alDia({ ...antes, tipo, fecha_afiliacion }, hoy), titular, hoy);
  if (!mismos(nuevo, alDia(actual, hoy))) return aceptar(nuevo);
  return rechazar(
    actual,
    'ESTADO',
    titular === null ? 'La afiliación está como antes.' : 'Su cobertura sigue a la del titular: elija también la suya.',
  );
}

const mismos = (uno: HechosAfiliacion, otro: HechosAfiliacion): boolean =>
  uno.estado === otro.estado &&
  uno.fecha_baja === otro.fecha_baja &&
  uno.fecha_cesantia === otro.fecha_cesantia &&
  uno.fecha_ampliacion === otro.fecha_ampliacion &&
  uno.fecha_derechohabiente === otro.fecha_derechohabiente;
