import type { IdEnteGestor, IdEntidad, IdUsuario } from '@sgpa/domain/shared/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from './pool.ts';
import { type Consulta, enTransaccion } from './transaccion.ts';

/** Asks the database for a scope; a function of the owner's sets and seals it (rutinas/10_alcance.sql). */
export type Llave = RawBuilder<unknown>;

/** Whose eyes a transaction looks with. */
export interface Alcance {
  /** What the database is asked: whatever the rest says, it shows what it finds with this. Null: nothing at all. */
  llave: Llave | null;
  idUsuario: IdUsuario | null;
  /** Managing entities whose rows may be seen and written. */
  entes: readonly IdEnteGestor[];
  /** Set for an employer's user: its own workers only. */
  idEmpleador: IdEntidad | null;
}

export const SIN_ALCANCE: Alcance = { llave: null, idUsuario: null, entes: [], idEmpleador: null };

/**
 * Fails when the session is over by the database's clock (its own code, which plugins/errores.ts tells as such); only a
 * test's database goes by `ahora` (rutinas/15_reloj.sql).
 */
export const llaveDeSesion = (sesion: string, ahora: Date): Llave =>
  sql`select * from sesion_tomar(${sesion}, ${ahora})`;

/** What `sesion_tomar` raises. */
export const SESION_TERMINADA_SQL = 'SG001';

/** Runs `tarea` in one transaction confined to `alcance`; everything in it is written, or nothing. */
export const conAlcance = <T>(
  db: Db,
  { llave }: Pick<Alcance, 'llave'>,
  tarea: (trx: Trx) => Promise<T>,
  apertura: readonly Consulta[] = [],
): Promise<T> => enTransaccion(db, tarea, { apertura: [...(llave === null ? [] : [llave]), ...apertura] });
