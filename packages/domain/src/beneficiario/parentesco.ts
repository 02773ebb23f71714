import { revisarRequerido } from '../shared/campos.ts';
import type { ProblemaDeCampo } from '../shared/problemas.ts';

/** The kin is required wherever a beneficiary is validated, registered or updated. */
export const revisarParentesco = (parentesco: string | null | undefined): ProblemaDeCampo | null =>
  revisarRequerido(parentesco, 'Completar parentezco');
