/** How long accounts and versions of the terms stay in force (document 1 §6 and 9). Dates of La Paz. */
import { comienzoEnLaPaz, type FechaCivil, sumarDias } from '../shared/fecha-civil.ts';

export const DIAS_INACTIVIDAD = 365;
export const DIAS_PUBLICACION_TERMINOS = 10;

/**
 * True from the 365th day after the last sign-in on. An account that was never used counts from the day it was
 * activated: give that day.
 */
export function debeSuspenderse(ultimoIngreso: FechaCivil, hoy: FechaCivil): boolean {
  return sumarDias(ultimoIngreso, DIAS_INACTIVIDAD) <= hoy;
}

/** The instant before which a last sign-in means that {@link debeSuspenderse} on `hoy`: midnight in La Paz, UTC-4. */
export function limiteInactividad(hoy: FechaCivil): Date {
  return comienzoEnLaPaz(sumarDias(hoy, 1 - DIAS_INACTIVIDAD));
}

/** True from the 10th day after publication on; until then the version before it holds. */
export function terminosVigentes(publicadoEl: FechaCivil, hoy: FechaCivil): boolean {
  return sumarDias(publicadoEl, DIAS_PUBLICACION_TERMINOS) <= hoy;
}
