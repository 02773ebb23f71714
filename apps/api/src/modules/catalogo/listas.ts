import type { Db } from '../../db/pool.ts';
import { type Listas, leerListas } from './catalogo.queries.ts';

/** Of each database, the newest version of the catalogues that somebody saw. */
const versiones = new WeakMap<object, number>();

/**
 * Each look-up of a session tells the version as it is in the database at that moment: whatever this server kept from an
 * older one is not used any more from here on, whichever server changed it (ADR 28).
 */
export function vieron(db: Db, version: number): void {
  if (version > (versiones.get(db) ?? 0)) versiones.set(db, version);
}

export const versionVista = (db: object): number => versiones.get(db) ?? 0;

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
