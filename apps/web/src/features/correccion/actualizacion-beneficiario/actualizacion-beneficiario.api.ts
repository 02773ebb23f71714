import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import type {
  PedidoActualizacionBeneficiario,
  RegistroBeneficiario,
} from '@sgpa/contract/v2/actualizacion-beneficiario';
import { api } from '../../../lib/api.ts';

export async function leerBeneficiario(id: string, senal: AbortSignal): Promise<RegistroBeneficiario> {
  const ruta = `/v2/beneficiario/findByCodigo/${encodeURIComponent(id)}`;
  const { data } = await api.get<{ data: RegistroBeneficiario }>(ruta, { senal });
  return data;
}

export const actualizarBeneficiario = (cuerpo: PedidoActualizacionBeneficiario, clave: string) =>
  api.post<RespuestaAccion>('/v2/beneficiario/updateBeneficiario', cuerpo, { clave });
