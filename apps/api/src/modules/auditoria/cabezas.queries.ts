import { comienzoEnLaPaz, type FechaCivil, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import type { Db, Trx } from '../../db/pool.ts';

export const cabezasGuardadas = (db: Db | Trx) =>
  db.selectFrom('auditoria_cabeza').select(['dia', 'numero_sello', 'linea']).orderBy('dia').execute();

export const primerSello = (trx: Trx) =>
  trx.selectFrom('auditoria_sello').select('sellado_en').orderBy('numero').limit(1).executeTakeFirst();

/** The last one of the day or of those before it. */
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
