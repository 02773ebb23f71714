import type { Db } from '../../db/pool.ts';
import type { Cofre } from '../../integrations/cofre/port.ts';
import { factoresGuardados, factorRecifrado } from './segundo-factor.queries.ts';

/** After a change of the key, encrypts anew what the former one did, as the owner; twice does no more than once. */
export async function recifrarFactores(db: Db, cofre: Cofre): Promise<{ recifrados: number; ilegibles: number }> {
  const cuenta = { recifrados: 0, ilegibles: 0 };
  for (const { id_usuario: id, secreto } of await factoresGuardados(db)) {
    const nuevo = await cofre.renovar(id, secreto).catch(() => undefined);
    if (nuevo === undefined) cuenta.ilegibles += 1;
    if (nuevo == null) continue;
    await factorRecifrado(db, id, secreto, nuevo);
    cuenta.recifrados += 1;
  }
  return cuenta;
}
