import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import type { PedidoActualizacionTitular, RegistroTitular } from '@sgpa/contract/v2/actualizacion-titular';
import { api } from '../../../lib/api.ts';

export async function leerTitular(id: string, senal: AbortSignal): Promise<RegistroTitular> {
  const ruta = `/v2/afiliado/findByCodigo/${encodeURIComponent(id)}`;
  const { data } = await api.get<{ data: RegistroTitular }>(ruta, { senal });
  return data;
}

export const actualizarTitular = (cuerpo: PedidoActualizacionTitular, clave: string) =>
  api.post<RespuestaAccion>('/v2/afiliado/update', cuerpo, { clave });
