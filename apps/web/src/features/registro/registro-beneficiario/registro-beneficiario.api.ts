import type { PedidoBeneficiario } from '@sgpa/contract/v2/registro-beneficiario';
import type { RespuestaRegistro } from '@sgpa/contract/v2/registro-titular';
import { api } from '../../../lib/api.ts';

/** @param clave the same for every try of one intention: the server then writes once. */
export async function registrarBeneficiario(cuerpo: PedidoBeneficiario, clave: string) {
  const { data } = await api.post<RespuestaRegistro>('/v2/beneficiario/ente-gestor', cuerpo, { clave });
  return data[0]?.estado_almacenamiento;
}
