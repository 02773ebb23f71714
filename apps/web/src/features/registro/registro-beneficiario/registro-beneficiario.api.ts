import type { PedidoBeneficiario } from '@sgpa/contract/v2/registro-beneficiario';
import { llamar } from '../../../lib/llamar.ts';

/** @param clave the same for every try of one intention: the server then writes once. */
export async function registrarBeneficiario(body: PedidoBeneficiario, clave: string) {
  const { data } = await llamar('registro-beneficiario', { body }, { clave });
  return data[0]?.estado_almacenamiento;
}
