import { sql } from 'kysely';
import { alSeguir } from '../../db/mensajes.ts';
import type { Trx } from '../../db/pool.ts';
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

/** Attempts on one name queue here, so that none is lost from the count. */
export const esperarTurnoDeIngreso = orden(
  'esperarTurnoDeIngreso',
  (username: string) => sql`select pg_advisory_xact_lock(hashtextextended(lower(${username}), 1))`,
);

/** Waits for the turn, and reads what those before left. */
export async function bloqueoEnSuTurno(trx: Trx, username: string): Promise<Bloqueo | undefined> {
  await alSeguir(trx, esperarTurnoDeIngreso.sentencia.texto(username).compile(trx));
  return bloqueoDe(trx, username);
}

export const bloqueoGuardado = orden(
  'bloqueoGuardado',
  (username: string, { fallos, bloqueado_hasta }: Bloqueo) =>
    sql`select bloqueo_guardar(${username}, ${fallos}::smallint, ${bloqueado_hasta})`,
);

export const guardarBloqueo = (trx: Trx, username: string, bloqueo: Bloqueo): Promise<void> =>
  alSeguir(trx, bloqueoGuardado.sentencia.texto(username, bloqueo).compile(trx));
