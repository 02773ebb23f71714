import type { AfiliacionTerminada } from '@sgpa/contract/shared/revision';

/** A beneficiary's cover follows the holder's: it cannot be chosen without the holder's. */
export const sigueAOtra = (
  { idTitular }: AfiliacionTerminada,
  afiliaciones: readonly AfiliacionTerminada[],
  elegidas: readonly number[],
): boolean =>
  idTitular !== null && afiliaciones.some((a) => a.idAfiliadoEnteGestor === idTitular) && !elegidas.includes(idTitular);

export const devueltasDe = <A extends AfiliacionTerminada>(
  afiliaciones: readonly A[],
  elegidas: readonly number[],
): A[] =>
  afiliaciones.filter(
    (a) => a.despues !== null && elegidas.includes(a.idAfiliadoEnteGestor) && !sigueAOtra(a, afiliaciones, elegidas),
  );

/** The versions tell the server what was seen. */
export const vistasDe = (afiliaciones: readonly AfiliacionTerminada[]) =>
  afiliaciones.map(({ idAfiliadoEnteGestor, version }) => ({ idAfiliadoEnteGestor, version }));
