/** Tells what a death ends beside the affiliation that it was recorded on (ADR 16). */

import type { FechaCivil } from '../shared/fecha-civil.ts';
import type { IdAfiliacion, IdPersona } from '../shared/ids.ts';
import { aplicarAccion } from './acciones.ts';
import { estaCubierto, type HechosAfiliacion } from './cobertura.ts';
import { efectoEnBeneficiario } from './efecto-beneficiarios.ts';

type FilaDeEnte = HechosAfiliacion & { id: IdAfiliacion; id_persona: IdPersona; id_titular: IdAfiliacion | null };

interface Efecto<A> {
  fila: A;
  hechos: HechosAfiliacion;
}

/**
 * `filas` are the person's affiliations with one managing entity, as holder and as beneficiary, and those of the
 * beneficiaries that hang on them. Every affiliation of the person that may end by death does, and the holder's ones
 * leave two months to theirs.
 */
export function efectoDeDefuncion<A extends FilaDeEnte>(
  filas: readonly A[],
  idPersona: IdPersona,
  hoy: FechaCivil,
): { propias: Efecto<A>[]; beneficiarios: Efecto<A>[] } {
  const propias = filas.flatMap((fila) => {
    if (fila.id_persona !== idPersona) return [];
    const resultado = aplicarAccion(fila, { tipo: 'baja', modo: 'DEFUNCION' }, hoy);
    return resultado.ok ? [{ fila, hechos: resultado.hechos }] : [];
  });
  const beneficiarios = filas.flatMap((fila) => {
    const titular = propias.find((propia) => propia.fila.id === fila.id_titular);
    if (titular === undefined || fila.id_persona === idPersona) return [];
    const cambio = { antes: titular.fila, despues: titular.hechos, defuncion: true };
    const hechos = efectoEnBeneficiario(fila, cambio, hoy);
    return hechos === null ? [] : [{ fila, hechos }];
  });
  return { propias, beneficiarios };
}

/** Finds the other managing entities that cover the person too: they are told, and nothing of theirs is changed. */
export const cubiertasEnOtrosEntes = <A extends HechosAfiliacion & { id_ente_gestor: number }>(
  registros: readonly A[],
  idEnteGestor: number,
  hoy: FechaCivil,
): A[] => registros.filter((r) => r.id_ente_gestor !== idEnteGestor && estaCubierto(r, hoy));
