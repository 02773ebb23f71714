import { sql } from 'kysely';
import type { Db, Trx } from './pool.ts';

/** Whose eyes a transaction looks with: row security reads these settings (migration 0001). */
export interface Alcance {
  idUsuario: number | null;
  /** Managing entities whose rows may be seen and written. */
  entes: readonly number[];
  /** Set for an employer's user: its own workers only. */
  idEmpleador: number | null;
}

export const SIN_ALCANCE: Alcance = { idUsuario: null, entes: [], idEmpleador: null };

function confinado<T>(alcance: Alcance, tarea: (trx: Trx) => Promise<T>): (trx: Trx) => Promise<T> {
  return async (trx) => {
    await sql`select set_config('sgpa.usuario', ${String(alcance.idUsuario ?? '')}, true),
      set_config('sgpa.entes', ${`{${alcance.entes.join(',')}}`}, true),
      set_config('sgpa.empleador', ${String(alcance.idEmpleador ?? '')}, true)`.execute(trx);
    return tarea(trx);
  };
}

/** Runs `tarea` in one transaction confined to `alcance`; everything in it is written, or nothing. */
export const conAlcance = <T>(db: Db, alcance: Alcance, tarea: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().execute(confinado(alcance, tarea));

/** The same, where several queries must agree with each other (a total and its page): all see one snapshot. */
export const conFotoDelAlcance = <T>(db: Db, alcance: Alcance, tarea: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').execute(confinado(alcance, tarea));
