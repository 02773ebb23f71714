import type { PedidoValidacion, PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import type { Contexto } from '../../../contexto.ts';
import { juntas } from '../../../db/mensajes.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion, momentoDe } from '../../../operacion.ts';
import { delRegistro, preguntarFuera, validarPersona } from '../validacion-titular.service.ts';

/** Step 1 of the holder's wizards. Nobody else is asked while the transaction is open. */
export async function validarTitular(
  deps: Deps,
  contexto: Contexto,
  pedido: PedidoValidacion,
): Promise<PersonaValidada> {
  const momento = momentoDe(deps.clock);
  const fuera = await preguntarFuera(deps, contexto, pedido, momento.hoy);
  const preguntas = delRegistro(fuera, contexto);
  return enOperacion(
    deps,
    contexto,
    async (op) => {
      const [filas, defunciones] = await juntas(op.trx, [preguntas.filas, preguntas.defunciones]);
      return validarPersona(op, fuera, { filas, defunciones }, 'validacion-titular');
    },
    momento,
  );
}
