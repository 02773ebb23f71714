/** Tells who is behind a figure of the register, by what is known today, while the count stays as it was made. */
import type { Conteo } from './conteos.ts';

/** The figure of those without a department in the register has this place; the total has none. */
export const SIN_DEPARTAMENTO = 'NINGUNO';

/** A larger figure shows its people, and does not count them again. */
export const MAX_CONTADAS = 100_000;

/** Each figure is made of affiliations of this kind. */
export const TIPO_DE_CONTEO: Readonly<Record<Conteo, 'TITULAR' | 'BENEFICIARIO'>> = {
  titularesValidos: 'TITULAR',
  beneficiariosValidados: 'BENEFICIARIO',
  titularesObservados: 'TITULAR',
  beneficiarioObservado: 'BENEFICIARIO',
  recienNacidos: 'BENEFICIARIO',
};
