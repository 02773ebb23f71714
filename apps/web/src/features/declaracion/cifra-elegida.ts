import { CONTEOS, type Conteo } from '@sgpa/domain/declaracion/conteos';
import { SIN_DEPARTAMENTO } from '@sgpa/domain/declaracion/personas-declaracion';

export interface CifraElegida {
  conteo: Conteo;
  /** The place is a sigla, or NINGUNO; null stands for the total. */
  lugar: string | null;
}

/** Reads it from the address; what makes no sense chooses nothing, rather than the people of all departments. */
export function leerCifra(cifra: unknown, lugar: unknown): CifraElegida | null {
  const conteo = CONTEOS.find((uno) => uno === cifra);
  if (conteo === undefined) return null;
  if (lugar === undefined) return { conteo, lugar: null };
  return typeof lugar === 'string' && /^[A-Z]{2,10}$/.test(lugar) ? { conteo, lugar } : null;
}

/** The comparison gives '' for those of whom the register has no department. */
export const lugarDe = (departamento: string | null): string | null =>
  departamento === '' ? SIN_DEPARTAMENTO : departamento;

export function nombrarLugar(lugar: string | null, nombreDe: (sigla: string) => string): string {
  if (lugar === null) return 'Total general';
  return lugar === SIN_DEPARTAMENTO ? 'Sin departamento en el registro' : nombreDe(lugar);
}
