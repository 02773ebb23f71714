import { sql } from 'kysely';
import type { Db, Trx } from '../../db/pool.ts';

export interface Bloqueo {
  fallos: number;
  bloqueado_hasta: Date | null;
}

export async function leerBloqueo(db: Db | Trx, username: string): Promise<Bloqueo> {
  const { rows } = await sql<Bloqueo>`select * from bloqueo_leer(${username})`.execute(db);
  return rows[0] ?? { fallos: 0, bloqueado_hasta: null };
}

/** Attempts on one name queue here, so that none is lost from the count. */
export const esperarTurnoDeIngreso = (trx: Trx, username: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(lower(${username}), 1))`.execute(trx);

export const guardarBloqueo = (
  db: Db | Trx,
  username: string,
  { fallos, bloqueado_hasta }: Bloqueo,
): Promise<unknown> => sql`select bloqueo_guardar(${username}, ${fallos}::smallint, ${bloqueado_hasta})`.execute(db);
