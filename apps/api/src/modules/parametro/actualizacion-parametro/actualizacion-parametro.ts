import type { Cuerpo, Params, Respuesta } from '@sgpa/contract/endpoints';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { escribirUnaVez, type Intencion } from '../../idempotencia/idempotencia.service.ts';
import { actualizarParametro } from '../parametro.service.ts';
import { prepararCambiosDeParametro } from '../preparar-parametro.ts';

export async function actualizarValor(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  { version, ...pedido }: Cuerpo<'actualizacion-parametro'>,
  intencion: Intencion | null,
  { params: { lista, id } }: { params: Params<'actualizacion-parametro'> },
): Promise<Respuesta<'actualizacion-parametro'>> {
  const cambios = await prepararCambiosDeParametro(deps, lista, pedido);
  return escribirUnaVez(deps, contexto, intencion, (op) => actualizarParametro(op, { lista, id, version, cambios }));
}
