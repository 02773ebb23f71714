import { borrarBorrador } from '../../lib/borrador.ts';

/** Name of the draft of a new beneficiary of this holder; each step adds its own. */
export const borradorDeNuevo = (idTitular: number): string => `registro-beneficiario-lista:${idTitular}`;

/** All steps'. */
export function olvidarNuevo(idTitular: number): void {
  for (const paso of ['pasos', 'paso1']) borrarBorrador(`${borradorDeNuevo(idTitular)}:${paso}`);
}
