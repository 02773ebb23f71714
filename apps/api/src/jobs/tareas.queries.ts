import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import type { Db } from '../db/pool.ts';

const LOTE = 50_000;

/** Merges pending counter deltas; returns how many there were. */
export async function fundirContadores(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select contadores_fundir(${LOTE}) as n`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Counters that differ from the rows they count. */
export async function diferenciasDeContadores(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from contadores_diferencias()`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function sellarAuditoria(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select auditoria_sellar() as n`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Partitions of the audit trail for this month and the next. */
export const prepararParticiones = (db: Db, hoy: FechaCivil): Promise<unknown> =>
  sql`select auditoria_crear_particion(${hoy}::date), auditoria_crear_particion((${hoy}::date + interval '1 month')::date)`.execute(
    db,
  );

/** Expired sessions, old idempotency keys, old sign-in locks. */
export const limpiar = (db: Db, ahora: Date): Promise<unknown> => sql`select tareas_limpiar(${ahora})`.execute(db);

/** Whether demo data were ever loaded here: their load is in the audit trail, which nobody can take back. */
export async function tieneDatosDemo(db: Db): Promise<boolean> {
  const { rows } = await sql<{ hay: boolean }>`
    select exists (select from auditoria where accion = 'carga-demo') as hay`.execute(db);
  return rows[0]?.hay ?? false;
}
