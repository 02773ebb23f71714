import type { Cuerpo, Params, Respuesta } from '@sgpa/contract/endpoints';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { admiteNuevos, TEXTO_DE_REGLA } from '@sgpa/domain/parametro/listas';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { escribirUnaVez, type Intencion } from '../../idempotencia/idempotencia.service.ts';
import { registrarParametro } from '../parametro.service.ts';
import { prepararAltaDeParametro } from '../preparar-parametro.ts';

export async function registrarValor(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  pedido: Cuerpo<'registro-parametro'>,
  intencion: Intencion | null,
  { params: { lista } }: { params: Params<'registro-parametro'> },
): Promise<Respuesta<'registro-parametro'>> {
  if (!admiteNuevos(lista))
    throw new Rechazo('REGLA_INCUMPLIDA', { razon: `${TEXTO_DE_REGLA}: la lista no admite valores nuevos.` });
  const datos = await prepararAltaDeParametro(deps, lista, pedido);
  return escribirUnaVez(deps, contexto, intencion, (op) => registrarParametro(op, lista, datos));
}
