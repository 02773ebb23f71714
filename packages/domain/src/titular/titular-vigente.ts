import { estaCubierto, type HechosAfiliacion } from '../cobertura/cobertura.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';

/**
 * Of these managing entities, what covers the person as a holder on `hoy`: what a registration of somebody who died must
 * not repeat (`titularVigenteEn`). Told by the look-up of step 1, and read again by the save.
 */
export const titularesVigentes = <R extends HechosAfiliacion & { id_ente_gestor: number }>(
  registros: readonly R[],
  entes: readonly number[],
  hoy: FechaCivil,
): R[] => registros.filter((r) => r.tipo === 'TITULAR' && entes.includes(r.id_ente_gestor) && estaCubierto(r, hoy));
