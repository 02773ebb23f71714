import type { Db } from '../../db/pool.ts';
import { type Listas, leerListas } from './codigos.queries.ts';

const leidas = new WeakMap<Db, Listas>();

/** Reads what forms name by a code: at the start of a server, and again when something is not there. */
export async function recordarListas(db: Db): Promise<Listas> {
  const listas = await leerListas(db);
  leidas.set(db, listas);
  return listas;
}

/**
 * Looks something up in the lists. They change only when a server starts with others, which adds and renames but leaves
 * what an identifier stands for: what was found stays so, what was not is read anew.
 */
export async function enListas<T>(db: Db, buscar: (listas: Listas) => T, hallado: (t: T) => boolean): Promise<T> {
  const listas = leidas.get(db);
  if (listas !== undefined) {
    const en = buscar(listas);
    if (hallado(en)) return en;
  }
  return buscar(await recordarListas(db));
}
