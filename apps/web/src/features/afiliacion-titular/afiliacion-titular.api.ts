import type { PedidoRegistro, RespuestaRegistro } from '@sgpa/contract/v2/registro-titular';
import type { PedidoValidacion, PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { api } from '../../lib/api.ts';

/** Undefined when the server answers an empty list. */
export async function validarTitular(item: PedidoValidacion, senal: AbortSignal): Promise<PersonaValidada | undefined> {
  const { data } = await api.post<{ data: PersonaValidada[] }>(
    '/v2/contrastacion/afiliado',
    { data: [item] },
    { senal },
  );
  return data[0];
}

/** @param clave the same for every try of one intention: the server then writes once. */
export async function registrarTitular(cuerpo: PedidoRegistro, clave: string) {
  const { data } = await api.post<RespuestaRegistro>('/v2/afiliado/ente-gestor', cuerpo, { clave });
  return data[0]?.estado_almacenamiento;
}
