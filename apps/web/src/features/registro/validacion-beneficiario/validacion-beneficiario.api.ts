import type { Respuesta } from '@sgpa/contract/endpoints';
import type { Cuerpo } from '@sgpa/contract/envios';
import { llamar } from '../../../lib/llamar.ts';

export type PedidoValidacionBeneficiario = Cuerpo<'validacion-beneficiario'>;
export type BeneficiarioValidado = Respuesta<'validacion-beneficiario'>['data'][number];

/** Finds the covered affiliations of a holder; an empty list has the reason beside it. */
export const buscarTitular = (body: Cuerpo<'validacion-beneficiario/titular'>, senal: AbortSignal) =>
  llamar('validacion-beneficiario/titular', { body }, { senal });

/** Gives undefined when the server answers an empty list. */
export async function validarBeneficiario(
  body: PedidoValidacionBeneficiario,
  senal: AbortSignal,
): Promise<BeneficiarioValidado | undefined> {
  const { data } = await llamar('validacion-beneficiario', { body }, { senal });
  return data[0];
}

/** Lists the affiliations, within the user's scope, as a beneficiary of whoever has this number; the latest first. */
export async function listarComoBeneficiario(numeroDocumento: string, senal: AbortSignal) {
  const query = { page: 0, limit: 100, numeroDocumento };
  const { content } = await llamar('lista-asegurados/beneficiarios', { query }, { senal });
  return content;
}
