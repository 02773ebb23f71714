/** Who is behind a figure that the register counted: told by what is known today, while the count stays as it was made. */
import type { Conteo } from './conteos.ts';

/** As the place of those of whom the register names no department; without a place it is the total. */
export const SIN_DEPARTAMENTO = 'NINGUNO';

/** Of larger figures the people are shown, and not counted again. */
export const MAX_CONTADAS = 100_000;

/** Of which affiliations each figure is made. */
export const TIPO_DE_CONTEO: Readonly<Record<Conteo, 'TITULAR' | 'BENEFICIARIO'>> = {
  titularesValidos: 'TITULAR',
  beneficiariosValidados: 'BENEFICIARIO',
  titularesObservados: 'TITULAR',
  beneficiarioObservado: 'BENEFICIARIO',
  recienNacidos: 'BENEFICIARIO',
};
