import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from './pool.ts';

/** Whose eyes a transaction looks with: row security reads these settings (rutinas/10_alcance.sql). */
export interface Alcance {
  idUsuario: number | null;
  /** Managing entities whose rows may be seen and written. */
  entes: readonly number[];
  /** Set for an employer's user: its own workers only. */
  idEmpleador: number | null;
}

export const SIN_ALCANCE: Alcance = { idUsuario: null, entes: [], idEmpleador: null };

/** Written out, not as parameters, so that it travels with BEGIN (preparadas.ts); every value is a number of ours. */
const fijar = ({ idUsuario, entes, idEmpleador }: Alcance): RawBuilder<unknown> => sql`
  select set_config('sgpa.usuario', ${sql.lit(String(idUsuario ?? ''))}, true),
    set_config('sgpa.entes', ${sql.lit(`{${entes.join(',')}}`)}, true),
    set_config('sgpa.empleador', ${sql.lit(String(idEmpleador ?? ''))}, true)`;

function confinado<T>(alcance: Alcance, tarea: (trx: Trx) => Promise<T>): (trx: Trx) => Promise<T> {
  return async (trx) => {
    await fijar(alcance).execute(trx);
    return tarea(trx);
  };
}

/** Runs `tarea` in one transaction confined to `alcance`; everything in it is written, or nothing. */
export const conAlcance = <T>(db: Db, alcance: Alcance, tarea: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().execute(confinado(alcance, tarea));

/** The same, where several queries must agree with each other (a total and its page): all see one snapshot. */
export const conFotoDelAlcance = <T>(db: Db, alcance: Alcance, tarea: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').execute(confinado(alcance, tarea));
