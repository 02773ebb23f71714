import type { Db } from '../../db/pool.ts';
import { sesionesUsadas } from './sesion.queries.ts';

/** Uses that were noted and not yet written are remembered for each database. */
const pendientes = new WeakMap<Db, Map<string, Date>>();

/** Notes in memory that a session was used: a write for each request would cost as much as the request. */
export function anotarUso(db: Db, sesionId: string, ahora: Date): void {
  const usos = pendientes.get(db) ?? new Map<string, Date>();
  pendientes.set(db, usos.set(sesionId, ahora));
}

/** Writes what was noted. It only helps people to recognise a session: what cannot be written is lost. */
export async function guardarUsos(db: Db): Promise<void> {
  const usos = pendientes.get(db);
  if (usos === undefined) return;
  pendientes.delete(db);
  await sesionesUsadas(db, [...usos.keys()], [...usos.values()]).catch(() => {});
}
