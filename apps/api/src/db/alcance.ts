import type { IdEnteGestor, IdEntidad, IdUsuario } from '@sgpa/domain/shared/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from './pool.ts';
import { type Consulta, enTransaccion } from './transaccion.ts';

/** Asks the database for a scope, which a function of the owner sets and seals (rutinas/10_alcance.sql). */
export type Apertura = RawBuilder<unknown>;

export interface Alcance {
  /** The database goes by this alone, and shows nothing without it; the other fields tell our own code the same. */
  apertura: Apertura | null;
  idUsuario: IdUsuario | null;
  entes: readonly IdEnteGestor[];
  /** An employer's user has it, and sees only its own workers. */
  idEmpleador: IdEntidad | null;
}

export const SIN_ALCANCE: Alcance = { apertura: null, idUsuario: null, entes: [], idEmpleador: null };

/**
 * Fails when the session is over by the database's clock, with a code that plugins/errores.ts knows; only a test's
 * database goes by `ahora` (rutinas/15_reloj.sql).
 */
export const aperturaDeSesion = (sesion: string, ahora: Date): Apertura =>
  sql`select * from sesion_tomar(${sesion}, ${ahora})`;

/** `sesion_tomar` raises this. */
export const SESION_TERMINADA_SQL = 'SG001';

/** Runs `tarea` in one transaction confined to `alcance`; everything in it is written, or nothing. */
export const conAlcance = <T>(
  db: Db,
  { apertura }: Pick<Alcance, 'apertura'>,
  tarea: (trx: Trx) => Promise<T>,
  ademas: readonly Consulta[] = [],
): Promise<T> => enTransaccion(db, tarea, { alComenzar: [...(apertura === null ? [] : [apertura]), ...ademas] });
