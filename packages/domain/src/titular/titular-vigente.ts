import { estaCubierto, type HechosAfiliacion } from '../cobertura/cobertura.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';

/**
 * Gives what covers the person as a holder on `hoy` in these managing entities: a registration of somebody who died
 * must not repeat it (`titularVigenteEn`). The look-up of step 1 tells it, and the save reads it again.
 */
export const titularesVigentes = <R extends HechosAfiliacion & { id_ente_gestor: number }>(
  registros: readonly R[],
  entes: readonly number[],
  hoy: FechaCivil,
): R[] => registros.filter((r) => r.tipo === 'TITULAR' && entes.includes(r.id_ente_gestor) && estaCubierto(r, hoy));
