import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/respuestas';
import type { PedidoRegistro } from '@sgpa/contract/v2/registro-titular';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import type { Intencion } from '../idempotencia/idempotencia.service.ts';

type Registrar = (
  deps: Deps,
  contexto: Contexto,
  pedido: PedidoRegistro,
  intencion: Intencion | null,
) => Promise<RespuestaAlmacenamiento>;

/**
 * Both wizards save on one path (document 2 §7), and the person says which it is; `registro-titular` owns the path. The
 * permission of `registro-fallecido` is asked by its service, since the path is guarded by the other one's.
 */
export const segunLaPersona =
  (alVivo: Registrar, alFallecido: Registrar): Registrar =>
  (deps, contexto, pedido, intencion) => {
    const registrar = pedido.data.some(({ persona }) => persona.fallecido) ? alFallecido : alVivo;
    return registrar(deps, contexto, pedido, intencion);
  };
