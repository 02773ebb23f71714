/** Tells how long accounts and versions of the terms stay in force (document 1 §6, §9), by dates of La Paz. */
import { comienzoEnLaPaz, type FechaCivil, sumarDias } from '../shared/fecha-civil.ts';

export const DIAS_INACTIVIDAD = 365;
export const DIAS_PUBLICACION_TERMINOS = 10;

/** Holds from the 365th day after the last sign-in on, or after the activation of an account never used. */
export function debeSuspenderse(ultimoIngreso: FechaCivil, hoy: FechaCivil): boolean {
  return sumarDias(ultimoIngreso, DIAS_INACTIVIDAD) <= hoy;
}

/** Gives the instant before which a last sign-in makes {@link debeSuspenderse} hold on `hoy`: midnight in La Paz. */
export function limiteInactividad(hoy: FechaCivil): Date {
  return comienzoEnLaPaz(sumarDias(hoy, 1 - DIAS_INACTIVIDAD));
}

/** Holds from the 10th day after publication on; until then the version before it is in force. */
export function terminosVigentes(publicadoEl: FechaCivil, hoy: FechaCivil): boolean {
  return sumarDias(publicadoEl, DIAS_PUBLICACION_TERMINOS) <= hoy;
}
