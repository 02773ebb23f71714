import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { una } from '../../db/sentencia.ts';

/** A few seals with their rows' digests: what is in memory at a time. */
const SELLOS_A_LA_VEZ = 10;

export const sellosTras = (db: Db, numero: number) =>
  db
    .selectFrom('auditoria_sello')
    .selectAll()
    .where('numero', '>', numero)
    .orderBy('numero')
    .limit(SELLOS_A_LA_VEZ)
    .execute();

/** What came after a place, not sealed yet. */
export const sinSellarTras = una(
  'filasSinSellar',
  { filas: 'int8', desde: 'timestamptz?' },
  (xid: string, id: number) => sql`
    select count(*) as filas, min(a.ocurrido_en) as desde from auditoria a
    where (a.xid, a.id) > (${xid}::xid8, ${id}::bigint)`,
);
