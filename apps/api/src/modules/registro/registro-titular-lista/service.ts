import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/respuestas';
import type { registroTitularLista } from '@sgpa/contract/v1/registro-titular-lista';
import type { z } from 'zod';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import type { Intencion } from '../../idempotencia/idempotencia.service.ts';
import { registrarTitular } from '../registro-titular.service.ts';

type PedidoLista = z.infer<typeof registroTitularLista.request.body>;

/** Saves a holder with the little that the list's panel asks for (document 2 §3 Holder registration payload). */
export function registrarDesdeLista(
  deps: Pick<Deps, 'db' | 'clock' | 'segip' | 'ovt'>,
  contexto: Contexto,
  { codigo_entidad, id_ente_gestor, data }: PedidoLista,
  intencion: Intencion | null,
): Promise<RespuestaAlmacenamiento> {
  const items = data.map(({ tipo_asegurado, fecha_inicio, ...persona }) => ({
    persona,
    afiliacion: { tipo_asegurado, fecha_inicio },
    empleador: {},
  }));
  const pedido = { codigo_entidad, id_ente_gestor, data: items };
  return registrarTitular(deps, contexto, pedido, intencion, 'registro-titular-lista');
}
