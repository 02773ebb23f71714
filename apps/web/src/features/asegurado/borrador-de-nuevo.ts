import { borrarBorrador } from '../../lib/borrador.ts';

/** Names the draft of this holder's new beneficiary; each step adds its own suffix. */
export const borradorDeNuevo = (idTitular: number): string => `registro-beneficiario-lista:${idTitular}`;

export function olvidarNuevo(idTitular: number): void {
  for (const paso of ['pasos', 'paso1']) borrarBorrador(`${borradorDeNuevo(idTitular)}:${paso}`);
}
