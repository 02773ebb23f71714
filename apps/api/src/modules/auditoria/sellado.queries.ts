import { comienzoEnLaPaz, type FechaCivil, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/pool.ts';
import { lista, orden, una } from '../../db/sentencia.ts';
import type { Sello } from './sello.ts';

/** A seal and its verification read every column as a text, in the order of `LUGAR` in verificar-sello.ts. */
const CAMPOS = [
  'a.id::text',
  'extract(epoch from a.ocurrido_en)::text',
  'a.xid::text',
  'a.id_usuario::text',
  'a.id_ente_gestor::text',
  'a.accion',
  'a.recurso',
  'a.id_recurso',
  'host(a.ip)',
  'a.id_solicitud',
  // The text of jsonb is canonical: its keys are sorted and unique.
  'a.antes::text',
  'a.despues::text',
];
const TEXTO = CAMPOS.map((campo) => `coalesce(octet_length(${campo})::text || ':' || ${campo}, '-')`).join(' || ');

/** One process at a time seals or writes heads. */
export const tomarTurno = orden(
  'tomarTurnoDeSellado',
  () => sql`select pg_advisory_xact_lock(hashtext('auditoria_sellar'))`,
);

export const ultimoSello = (db: Db | Trx) =>
  db
    .selectFrom('auditoria_sello')
    .select(['numero', 'hash', 'hasta_xid', 'hasta_id', 'sellado_en'])
    .orderBy('numero', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Reads the next rows of transactions that are older than every open one; the database makes the digests. */
export const porSellar = una(
  'filasPorSellar',
  { eslabones: 'auditoria_sello.eslabones?', hasta_xid: 'text?', hasta_id: 'int8?', filas: 'int8' },
  (xid: string, id: number, cuantas: number) => sql`
    select string_agg(int8send(f.id) || f.huella, ''::bytea order by f.xid, f.id) as eslabones,
      (array_agg(f.xid::text order by f.xid desc, f.id desc))[1] as hasta_xid,
      (array_agg(f.id order by f.xid desc, f.id desc))[1] as hasta_id, count(*) as filas
    from (
      select a.xid, a.id, sha256(convert_to(${sql.raw(TEXTO)}, 'UTF8')) as huella
      from auditoria a
      where (a.xid, a.id) > (${xid}::xid8, ${id}::bigint) and a.xid < (select auditoria_horizonte())
      order by a.xid, a.id limit ${cuantas}
    ) f`,
);

export const guardarSello = (trx: Trx, sello: Sello) => trx.insertInto('auditoria_sello').values(sello).execute();

/** Reads the rows between two places as they are now; there are more where somebody gave several the same number. */
export const filasEntre = lista(
  'filasSelladas',
  { id: 'auditoria.id', campos: '_text' },
  (desde: { xid: string; id: number }, hasta: { xid: string; id: number }, cuantas: number) => sql`
    select a.id, array[${sql.raw(CAMPOS.join(', '))}] as campos
    from auditoria a
    where (a.xid, a.id) > (${desde.xid}::xid8, ${desde.id}::bigint)
      and (a.xid, a.id) <= (${hasta.xid}::xid8, ${hasta.id}::bigint)
    order by a.xid, a.id fetch first (${cuantas}::bigint) rows with ties`,
);

/** So many seals, with their rows' digests, are in memory at a time. */
const SELLOS_A_LA_VEZ = 10;

export const sellosTras = (db: Db, numero: number) =>
  db
    .selectFrom('auditoria_sello')
    .selectAll()
    .where('numero', '>', numero)
    .orderBy('numero')
    .limit(SELLOS_A_LA_VEZ)
    .execute();

/** Counts the rows after a place, which are not sealed yet. */
export const sinSellarTras = una(
  'filasSinSellar',
  { filas: 'int8', desde: 'timestamptz?' },
  (xid: string, id: number) => sql`
    select count(*) as filas, min(a.ocurrido_en) as desde from auditoria a
    where (a.xid, a.id) > (${xid}::xid8, ${id}::bigint)`,
);

export const cabezasGuardadas = (db: Db | Trx) =>
  db.selectFrom('auditoria_cabeza').select(['dia', 'numero_sello', 'linea']).orderBy('dia').execute();

export const primerSello = (trx: Trx) =>
  trx.selectFrom('auditoria_sello').select('sellado_en').orderBy('numero').limit(1).executeTakeFirst();

export const selloAlFinDe = (trx: Trx, dia: FechaCivil) =>
  trx
    .selectFrom('auditoria_sello')
    .select(['numero', 'hash'])
    .where('sellado_en', '<', comienzoEnLaPaz(sumarDias(dia, 1)))
    .orderBy('numero', 'desc')
    .limit(1)
    .executeTakeFirst();

export const selloNumero = (db: Db | Trx, numero: number) =>
  db.selectFrom('auditoria_sello').select('hash').where('numero', '=', numero).executeTakeFirst();

export const guardarCabeza = (
  trx: Trx,
  cabeza: { dia: FechaCivil; numero_sello: number; linea: string; exportada_en: Date },
) =>
  trx
    .insertInto('auditoria_cabeza')
    .values(cabeza)
    .onConflict((en) => en.column('dia').doNothing())
    .execute();
