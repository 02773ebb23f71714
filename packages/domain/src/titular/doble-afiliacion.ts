/** Finds who is covered otherwise already: 501 and, but for another job in the entity, a novedad (acuerdos §8). */
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

/**
 * Gives the affiliations that cover the person as a holder on `hoy` (*vigentes*) in these entities: a registration of somebody who died
 * must not repeat it (`titularVigenteEn`). The look-up of step 1 tells it, and the save reads it again.
 */
export const titularesVigentes = <R extends HechosAfiliacion & { id_ente_gestor: number }>(
  registros: readonly R[],
  entes: readonly number[],
  hoy: FechaCivil,
): R[] => registros.filter((r) => r.tipo === 'TITULAR' && entes.includes(r.id_ente_gestor) && estaCubierto(r, hoy));
