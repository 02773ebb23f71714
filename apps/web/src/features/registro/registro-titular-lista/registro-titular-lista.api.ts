import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/respuestas';
import { api } from '../../../lib/api.ts';
import type { PedidoLista } from './registro-titular-lista.form.ts';

/** @param clave the same for every try of one intention: the server then writes once. */
export async function registrarDesdeLista(cuerpo: PedidoLista, clave: string) {
  const { data } = await api.post<RespuestaAlmacenamiento>('/v1/afiliado/ente-gestor', cuerpo, { clave });
  return data[0]?.estado_almacenamiento;
}
