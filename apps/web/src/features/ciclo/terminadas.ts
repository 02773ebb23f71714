/** What a review of the authority may give back of what was ended in error, chosen one by one. */
import type { AfiliacionTerminada } from '@sgpa/contract/shared/revision';

/** A beneficiary's cover follows the holder's: without that one it may not be chosen. */
export const sigueAOtra = (
  { idTitular }: AfiliacionTerminada,
  afiliaciones: readonly AfiliacionTerminada[],
  elegidas: readonly number[],
): boolean =>
  idTitular !== null && afiliaciones.some((a) => a.idAfiliadoEnteGestor === idTitular) && !elegidas.includes(idTitular);

/** Those that can be given back, of those that were chosen. */
export const devueltasDe = <A extends AfiliacionTerminada>(
  afiliaciones: readonly A[],
  elegidas: readonly number[],
): A[] =>
  afiliaciones.filter(
    (a) => a.despues !== null && elegidas.includes(a.idAfiliadoEnteGestor) && !sigueAOtra(a, afiliaciones, elegidas),
  );

/** As they were seen. */
export const vistasDe = (afiliaciones: readonly AfiliacionTerminada[]) =>
  afiliaciones.map(({ idAfiliadoEnteGestor, version }) => ({ idAfiliadoEnteGestor, version }));
