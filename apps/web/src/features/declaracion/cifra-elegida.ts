/** A figure of the register that somebody chose to see the people of. */
import { CONTEOS, type Conteo } from '@sgpa/domain/declaracion/conteos';
import { SIN_DEPARTAMENTO } from '@sgpa/domain/declaracion/personas-declaracion';

export interface CifraElegida {
  conteo: Conteo;
  /** A sigla, or NINGUNO; null is the total. */
  lugar: string | null;
}

/** As it stands in the address; what makes no sense chooses nothing, and not the people of all departments. */
export function leerCifra(cifra: unknown, lugar: unknown): CifraElegida | null {
  const conteo = CONTEOS.find((uno) => uno === cifra);
  if (conteo === undefined) return null;
  if (lugar === undefined) return { conteo, lugar: null };
  return typeof lugar === 'string' && /^[A-Z]{2,10}$/.test(lugar) ? { conteo, lugar } : null;
}

/** `departamento` as the comparison names it: '' of whom the register has none. */
export const lugarDe = (departamento: string | null): string | null =>
  departamento === '' ? SIN_DEPARTAMENTO : departamento;

export function nombrarLugar(lugar: string | null, nombreDe: (sigla: string) => string): string {
  if (lugar === null) return 'Total general';
  return lugar === SIN_DEPARTAMENTO ? 'Sin departamento en el registro' : nombreDe(lugar);
}
