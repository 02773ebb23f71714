import type { Respuesta } from '@sgpa/contract/endpoints';
import type { Cuerpo } from '@sgpa/contract/envios';
import { llamar } from '../../../lib/llamar.ts';

export type PedidoValidacionBeneficiario = Cuerpo<'validacion-beneficiario'>;
export type BeneficiarioValidado = Respuesta<'validacion-beneficiario'>['data'][number];

/** The covered affiliations of a holder; an empty list and the reason when there is none. */
export const buscarTitular = (body: Cuerpo<'validacion-beneficiario/titular'>, senal: AbortSignal) =>
  llamar('validacion-beneficiario/titular', { body }, { senal });

/** Undefined when the server answers an empty list. */
export async function validarBeneficiario(
  body: PedidoValidacionBeneficiario,
  senal: AbortSignal,
): Promise<BeneficiarioValidado | undefined> {
  const { data } = await llamar('validacion-beneficiario', { body }, { senal });
  return data[0];
}

/** Affiliations as a beneficiary of whoever has this number, in the user's scope; the latest first. */
export async function listarComoBeneficiario(numeroDocumento: string, senal: AbortSignal) {
  const query = { page: 0, limit: 100, numeroDocumento };
  const { content } = await llamar('lista-asegurados/beneficiarios', { query }, { senal });
  return content;
}
