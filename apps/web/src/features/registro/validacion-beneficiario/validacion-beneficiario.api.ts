import type { listaBeneficiarios } from '@sgpa/contract/v1/lista-asegurados';
import type { validacionBeneficiario, validacionDelTitular } from '@sgpa/contract/v2/validacion-beneficiario';
import type { z } from 'zod';
import { api } from '../../../lib/api.ts';

type PedidoTitular = z.input<typeof validacionDelTitular.request.body>;
type RespuestaTitular = z.infer<typeof validacionDelTitular.response>;
export type PedidoValidacionBeneficiario = z.input<typeof validacionBeneficiario.request.body>;
type RespuestaValidacion = z.infer<typeof validacionBeneficiario.response>;
export type BeneficiarioValidado = RespuestaValidacion['data'][number];
type RespuestaLista = z.infer<typeof listaBeneficiarios.response>;

/** The covered affiliations of a holder; an empty list and the reason when there is none. */
export const buscarTitular = (cuerpo: PedidoTitular, senal: AbortSignal) =>
  api.post<RespuestaTitular>('/v2/contrastacion/titular', cuerpo, { senal });

/** Undefined when the server answers an empty list. */
export async function validarBeneficiario(
  cuerpo: PedidoValidacionBeneficiario,
  senal: AbortSignal,
): Promise<BeneficiarioValidado | undefined> {
  const { data } = await api.post<RespuestaValidacion>('/v2/contrastacion/beneficiario', cuerpo, { senal });
  return data[0];
}

/** Affiliations as a beneficiary of whoever has this number, in the user's scope; the latest first. */
export async function listarComoBeneficiario(numeroDocumento: string, senal: AbortSignal) {
  const consulta = new URLSearchParams({ page: '0', limit: '100', numeroDocumento });
  const { content } = await api.get<RespuestaLista>(`/v1/beneficiario/ente-gestor-all?${consulta}`, { senal });
  return content;
}
