import type { PedidoValidacion, PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { llamar } from '../../lib/llamar.ts';

/** Gives undefined when the server answers an empty list. */
export async function validarTitular(item: PedidoValidacion, senal: AbortSignal): Promise<PersonaValidada | undefined> {
  const { data } = await llamar('validacion-titular', { body: { data: [item] } }, { senal });
  return data[0];
}
