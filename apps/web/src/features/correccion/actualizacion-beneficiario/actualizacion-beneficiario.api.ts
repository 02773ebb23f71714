import type { Cuerpo } from '@sgpa/contract/envios';
import type { RegistroBeneficiario } from '@sgpa/contract/v2/actualizacion-beneficiario';
import { llamar } from '../../../lib/llamar.ts';

export async function leerBeneficiario(id: string, senal: AbortSignal): Promise<RegistroBeneficiario> {
  const { data } = await llamar('actualizacion-beneficiario/registro', { params: { code: Number(id) } }, { senal });
  return data;
}

export const actualizarBeneficiario = (body: Cuerpo<'actualizacion-beneficiario'>, clave: string) =>
  llamar('actualizacion-beneficiario', { body }, { clave });
