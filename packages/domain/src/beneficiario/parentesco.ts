import { revisarRequerido } from '../shared/campos.ts';
import type { Problema } from '../shared/problemas.ts';

/** Required wherever a beneficiary is validated, registered or updated. */
export const revisarParentesco = (parentesco: string | null | undefined): Problema =>
  revisarRequerido(parentesco, 'Completar parentezco');
