import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/rechazos';
import type { registroTitularLista } from '@sgpa/contract/v1/registro-titular-lista';
import type { ItemRegistro, PedidoRegistro } from '@sgpa/contract/v2/registro-titular';
import type { z } from 'zod';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import type { Intencion } from '../../idempotencia/idempotencia.service.ts';
import { guardarTitular } from '../guardar-titular.ts';

type PedidoLista = z.infer<typeof registroTitularLista.request.body>;

/** Saves a holder with the little that the list's panel asks for (document 2 §3 Holder registration payload). */
export function registrarDesdeLista(
  deps: Pick<Deps, 'db' | 'clock' | 'dbIngreso' | 'segip' | 'ovt'>,
  contexto: Contexto,
  { data: [item], ...sobre }: PedidoLista,
  intencion: Intencion | null,
): Promise<RespuestaAlmacenamiento> {
  const { tipo_asegurado, fecha_inicio, ...persona } = item;
  const completo: ItemRegistro = { persona, afiliacion: { tipo_asegurado, fecha_inicio }, empleador: {} };
  const pedido: PedidoRegistro = { ...sobre, data: [completo] };
  return guardarTitular(deps, contexto, 'registro-titular-lista', pedido, intencion);
}
