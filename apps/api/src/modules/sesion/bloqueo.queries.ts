import { sql } from 'kysely';
import type { Db, Trx } from '../../db/pool.ts';
import { orden, una } from '../../db/sentencia.ts';

export interface Bloqueo {
  fallos: number;
  bloqueado_hasta: Date | null;
}

export const bloqueoDe = una(
  'bloqueoDe',
  { fallos: 'int2', bloqueado_hasta: 'timestamptz?' },
  (username: string) => sql`select * from bloqueo_leer(${username})`,
);

export const leerBloqueo = async (db: Db | Trx, username: string): Promise<Bloqueo> =>
  (await bloqueoDe(db, username)) ?? { fallos: 0, bloqueado_hasta: null };

/** Attempts on one name queue here, so that none is lost from the count. */
export const esperarTurnoDeIngreso = orden(
  'esperarTurnoDeIngreso',
  (username: string) => sql`select pg_advisory_xact_lock(hashtextextended(lower(${username}), 1))`,
);

export const guardarBloqueo = orden(
  'guardarBloqueo',
  (username: string, { fallos, bloqueado_hasta }: Bloqueo) =>
    sql`select bloqueo_guardar(${username}, ${fallos}::smallint, ${bloqueado_hasta})`,
);
