import type { Db } from '../../db/pool.ts';
import type { Sesion } from './sesion.queries.ts';

/** So many sessions are remembered, and then begun anew. */
const MAX = 10_000;

/** By the database that said it. */
const vistas = new WeakMap<Db, Map<string, Sesion>>();

/** What the database said last of a session: whoever goes by it asks at the same time whether it still says so. */
export const ultimaVista = (db: Db, sesionId: string): Sesion | undefined => vistas.get(db)?.get(sesionId);

export function ver(db: Db, sesionId: string, sesion: Sesion): void {
  const suyas = vistas.get(db) ?? new Map<string, Sesion>();
  if (suyas.size >= MAX) suyas.clear();
  vistas.set(db, suyas.set(sesionId, sesion));
}
