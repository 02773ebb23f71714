/** The form sets the last day on which forms offer a value. */
import type { Parametro } from '@sgpa/contract/shared/parametro';
import { revisarFinDeParametro } from '@sgpa/domain/parametro/datos-parametro';
import type { Lista } from '@sgpa/domain/parametro/listas';
import { revisarFechaEscrita } from '@sgpa/domain/shared/campos-fecha';
import { type FechaCivil, leerFechaEscrita, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';

export interface CamposVigencia {
  hasta: string;
}

export const toForm = ({ vigenteHasta }: Parametro, hoy: FechaCivil): CamposVigencia => ({
  hasta: mostrarFecha(vigenteHasta ?? hoy),
});

/** A blank date means that it does not end. */
export const toRequest = ({ hasta }: CamposVigencia): FechaCivil | null => leerFechaEscrita(hasta);

export function revisar(
  lista: Lista,
  { hasta }: CamposVigencia,
  { codigo, vigenteDesde: desde }: Parametro,
  hoy: FechaCivil,
) {
  const dia = leerFechaEscrita(hasta);
  const problema =
    dia === null ? revisarFechaEscrita(hasta) : revisarFinDeParametro(lista, { codigo, desde }, dia, hoy);
  return problema === null ? {} : { hasta: problema.texto };
}
