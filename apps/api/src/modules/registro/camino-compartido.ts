import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/respuestas';
import type { PedidoRegistro } from '@sgpa/contract/v2/registro-titular';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import type { Intencion } from '../idempotencia/idempotencia.service.ts';

/** A use case that has no path of its own: it answers on the path of `registro-titular` to the requests that are for it. */
export interface CaminoCompartido {
  esPara(pedido: PedidoRegistro): boolean;
  atender(
    deps: Deps,
    contexto: Contexto,
    pedido: PedidoRegistro,
    intencion: Intencion | null,
  ): Promise<RespuestaAlmacenamiento>;
}
