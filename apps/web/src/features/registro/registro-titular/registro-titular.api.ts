import type { PedidoRegistro, RespuestaRegistro } from '@sgpa/contract/v2/registro-titular';
import { api } from '../../../lib/api.ts';

/** @param clave the same for every try of one intention: the server then writes once. */
export async function registrarTitular(cuerpo: PedidoRegistro, clave: string) {
  const { data } = await api.post<RespuestaRegistro>('/v2/afiliado/ente-gestor', cuerpo, { clave });
  return data[0]?.estado_almacenamiento;
}
