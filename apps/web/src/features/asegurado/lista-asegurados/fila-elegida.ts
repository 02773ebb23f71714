import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { numeroDeDocumento } from '../../persona/identidad.ts';

interface Eleccion {
  filas: readonly FilaAsegurado[];
  /** `idAfiliadoEnteGestor` of the row somebody chose. */
  elegida: number | null;
  /** Document of who was registered just now. */
  registrado: string | null;
  /** The only row of a search. */
  unica: FilaAsegurado | undefined;
}

/** The row that the buttons are about: the one chosen, or else the only one found, or who was registered just now. */
export function filaElegida({ filas, elegida, registrado, unica }: Eleccion): FilaAsegurado | undefined {
  const escogida = filas.find((una) => una.idAfiliadoEnteGestor === elegida) ?? unica;
  if (escogida || elegida !== null) return escogida;
  // The newest stand first: of several affiliations of theirs, the new one.
  return filas.find((una) => numeroDeDocumento(una) === registrado);
}
