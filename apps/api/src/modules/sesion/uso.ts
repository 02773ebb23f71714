import type { Db } from '../../db/pool.ts';
import { sesionesUsadas } from './sesion.queries.ts';

/** Noted since the last time that they were written, by the database that they are of. */
const pendientes = new WeakMap<Db, Map<string, Date>>();

/** That a session asked for something: in memory, since a write for each request would cost as much as the request. */
export function anotarUso(db: Db, sesionId: string, ahora: Date): void {
  const usos = pendientes.get(db) ?? new Map<string, Date>();
  pendientes.set(db, usos.set(sesionId, ahora));
}

/** Writes what was noted, in one statement. It only helps people to recognise a session: what cannot be written is lost. */
export async function guardarUsos(db: Db): Promise<void> {
  const usos = pendientes.get(db);
  if (usos === undefined) return;
  pendientes.delete(db);
  await sesionesUsadas(db, [...usos.keys()], [...usos.values()]).catch(() => {});
}
