import { edadEn, type FechaCivil } from './fecha-civil.ts';

/** Gives the age to show on `hoy`: a dead person's stays at what it was at death, where the day is known. */
export const edadALaFecha = (nacimiento: FechaCivil, defuncion: FechaCivil | null, hoy: FechaCivil): number =>
  edadEn(nacimiento, defuncion !== null && defuncion < hoy ? defuncion : hoy);
