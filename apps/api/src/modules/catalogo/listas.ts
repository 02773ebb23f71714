import type { Db } from '../../db/pool.ts';
import { type Listas, leerListas } from './catalogo.queries.ts';

/** The newest catalogue version that was seen is remembered for each database. */
const versiones = new WeakMap<object, number>();

/**
 * Each look-up of a session reads the version from the database: from then on this server uses nothing that it kept of
 * an older one, whichever server changed it (ADR 28).
 */
export function vieron(db: Db, version: number): void {
  if (version > (versiones.get(db) ?? 0)) versiones.set(db, version);
}

export const versionVista = (db: object): number => versiones.get(db) ?? 0;

const leidas = new WeakMap<Db, Listas>();

/** Reads what forms name by a code, when a server starts and again when something is not found or has changed. */
export async function recordarListas(db: Db): Promise<Listas> {
  const listas = await leerListas(db);
  // Of two readings at once, the one that began first may end last; the newer version stays.
  if (listas.version >= (leidas.get(db)?.version ?? 0)) leidas.set(db, listas);
  return listas;
}

/** Looks something up in the cached lists, which are read again once a newer version was seen or nothing is found. */
export async function enListas<T>(db: Db, buscar: (listas: Listas) => T, hallado: (t: T) => boolean): Promise<T> {
  const listas = leidas.get(db);
  if (listas !== undefined && listas.version >= versionVista(db)) {
    const en = buscar(listas);
    if (hallado(en)) return en;
  }
  return buscar(await recordarListas(db));
}
