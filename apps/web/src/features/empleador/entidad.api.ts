import type { EntidadEncontrada } from '@sgpa/contract/v1/busqueda-entidad';
import { llamar } from '../../lib/llamar.ts';

/** @throws ErrorApi 404 ENTIDAD_NO_ENCONTRADA, 503 when the employer portal had to be asked and did not answer. */
export async function buscarEntidad(numero: string, tipo: string, senal: AbortSignal): Promise<EntidadEncontrada> {
  const { data } = await llamar('busqueda-entidad', { params: { a: numero, b: Number(tipo) } }, { senal });
  return data;
}
