import type { TitularEncontrado } from '@sgpa/contract/v2/validacion-beneficiario';

/**
 * The holder's affiliation that a beneficiary will hang on: the one chosen by hand, else that of the employer that the
 * list handed over, else the only one. Null when it is still to be chosen.
 */
export function elegirAfiliacion(
  halladas: readonly TitularEncontrado[],
  { elegida, codigoEntidad }: { elegida: number | null; codigoEntidad: string },
): TitularEncontrado | null {
  const aMano = halladas.find(({ idAfiliadoEnteGestor }) => idAfiliadoEnteGestor === elegida);
  if (aMano) return aMano;
  const deLaLista = halladas.filter(({ codigo_entidad }) => codigo_entidad === codigoEntidad);
  const [unica, ...otras] = deLaLista.length > 0 ? deLaLista : halladas;
  return unica !== undefined && otras.length === 0 ? unica : null;
}
