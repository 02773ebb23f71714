import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/rechazos';
import type { PedidoRegistro } from '@sgpa/contract/v2/registro-titular';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import type { Intencion } from '../../idempotencia/idempotencia.service.ts';
import { guardarTitular } from '../guardar-titular.ts';

export const registrarTitular = (
  deps: Pick<Deps, 'db' | 'clock' | 'dbIngreso' | 'segip' | 'ovt'>,
  contexto: Contexto,
  pedido: PedidoRegistro,
  intencion: Intencion | null,
): Promise<RespuestaAlmacenamiento> => guardarTitular(deps, contexto, 'registro-titular', pedido, intencion);
