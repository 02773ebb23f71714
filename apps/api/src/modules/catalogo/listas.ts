import type { Db } from '../../db/pool.ts';
import { type Listas, leerListas } from './codigos.queries.ts';
import { versionVista } from './frescura.ts';

const leidas = new WeakMap<Db, Listas>();

/** Reads what forms name by a code: at the start of a server, and again when something is not there or has changed. */
export async function recordarListas(db: Db): Promise<Listas> {
  const listas = await leerListas(db);
  // Of two that read at once the one that began first may end last.
  if (listas.version >= (leidas.get(db)?.version ?? 0)) leidas.set(db, listas);
  return listas;
}

/** Looks something up in the lists as they are now: those that were kept serve until a newer version of them was seen. */
export async function enListas<T>(db: Db, buscar: (listas: Listas) => T, hallado: (t: T) => boolean): Promise<T> {
  const listas = leidas.get(db);
  if (listas !== undefined && listas.version >= versionVista(db)) {
    const en = buscar(listas);
    if (hallado(en)) return en;
  }
  return buscar(await recordarListas(db));
}
