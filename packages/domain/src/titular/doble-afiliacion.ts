/** Finds who is covered otherwise already: saved with code 501, its observation and a novedad (acuerdos §8, §10). */
import { estaCubierto, type HechosAfiliacion } from '../cobertura/cobertura.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';

type Registro = HechosAfiliacion & { id_persona_titular: number | null };

/**
 * Gives the person's affiliations in any entity, as holder or under a holder, that cover on `hoy`. A beneficiary under
 * two affiliations of one holder is no double affiliation: the right is the same person's.
 */
export const coberturasAparte = <A extends Registro>(
  registros: readonly A[],
  idPersonaTitular: number | null,
  hoy: FechaCivil,
): A[] =>
  registros.filter(
    (r) => estaCubierto(r, hoy) && (idPersonaTitular === null || r.id_persona_titular !== idPersonaTitular),
  );
