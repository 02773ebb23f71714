import type { PedidoValidacion, PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { api } from '../../lib/api.ts';

/** Undefined when the server answers an empty list. */
export async function validarTitular(item: PedidoValidacion, senal: AbortSignal): Promise<PersonaValidada | undefined> {
  const cuerpo = { data: [item] };
  const { data } = await api.post<{ data: PersonaValidada[] }>('/v2/contrastacion/afiliado', cuerpo, { senal });
  return data[0];
}
