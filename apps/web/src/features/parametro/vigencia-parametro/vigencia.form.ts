/** The last day on which forms offer a value. */
import type { Parametro } from '@sgpa/contract/shared/parametro';
import { revisarFinDeVigencia } from '@sgpa/domain/parametro/vigencia';
import { revisarFechaEscrita } from '@sgpa/domain/shared/campos-fecha';
import { type FechaCivil, leerFechaEscrita, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';

export interface CamposVigencia {
  hasta: string;
}

export const toForm = ({ vigenteHasta }: Parametro, hoy: FechaCivil): CamposVigencia => ({
  hasta: mostrarFecha(vigenteHasta ?? hoy),
});

/** Blank: it does not end. */
export const toRequest = ({ hasta }: CamposVigencia): FechaCivil | null => leerFechaEscrita(hasta);

export function revisar({ hasta }: CamposVigencia, { vigenteDesde }: Parametro, hoy: FechaCivil) {
  const dia = leerFechaEscrita(hasta);
  const problema = dia === null ? revisarFechaEscrita(hasta) : revisarFinDeVigencia(dia, vigenteDesde, hoy);
  return problema === null ? {} : { hasta: problema.texto };
}
