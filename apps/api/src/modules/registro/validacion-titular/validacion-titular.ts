import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { PedidoValidacion, PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion, momentoDe, type Operacion } from '../../../operacion.ts';
import { delRegistro, preguntarFuera, validarPersona } from '../validacion.ts';

/** The registries are asked before the transaction, so that none is asked while it is open. */
async function validarUno(deps: Deps, contexto: Contexto, pedido: PedidoValidacion): Promise<PersonaValidada> {
  const momento = momentoDe(deps.clock);
  const fuera = await preguntarFuera(deps, contexto, pedido, momento.hoy);
  const validar = async (op: Operacion): Promise<PersonaValidada> =>
    validarPersona(op, fuera, await delRegistro(op.trx, fuera, contexto), 'validacion-titular');
  return enOperacion(deps, contexto, validar, { momento });
}

/** Does step 1 of the holder's wizards. */
export async function validarTitular(deps: Deps, contexto: Contexto, { data }: Cuerpo<'validacion-titular'>) {
  return { data: await Promise.all(data.map((pedido) => validarUno(deps, contexto, pedido))) };
}
