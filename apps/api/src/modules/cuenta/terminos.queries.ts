import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdUsuario } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/pool.ts';
import { valor } from '../../db/sentencia.ts';

/** Gives false where this version is not waiting to be in force. */
export const terminosRetirados = valor(
  'terminosRetirados',
  'bool',
  (version: string, motivo: string, ahora: Date) =>
    sql`select terminos_retirar(${version}, ${motivo}, ${ahora}) as valor`,
);

/** Gives the number of the new version; null where another one waits to be in force. */
export const terminosPublicados = valor(
  'terminosPublicados',
  'text?',
  (titulo: string, texto: string, rige: FechaCivil, ahora: Date) =>
    sql`select terminos_publicar(${titulo}, ${texto}, ${rige}::date, ${ahora}) as valor`,
);

export const aceptarTerminos = (
  trx: Trx,
  fila: { id_usuario: IdUsuario; version: string; aceptado_en: Date; ip: string },
): Promise<unknown> =>
  trx
    .insertInto('terminos_aceptacion')
    .values(fila)
    .onConflict((c) => c.doNothing())
    .execute();

export async function aceptoTerminos(trx: Trx, idUsuario: IdUsuario, version: string): Promise<boolean> {
  const fila = await trx
    .selectFrom('terminos_aceptacion')
    .select('version')
    .where('id_usuario', '=', idUsuario)
    .where('version', '=', version)
    .executeTakeFirst();
  return fila !== undefined;
}

/** Finds the version that the user accepted last, among those that are or were in force. */
export const ultimaAceptada = (trx: Trx, idUsuario: IdUsuario, hoy: FechaCivil) =>
  trx
    .selectFrom('terminos_aceptacion as a')
    .innerJoin('terminos_version as v', 'v.version', 'a.version')
    .select(['v.version', 'v.texto', 'a.aceptado_en'])
    .where('a.id_usuario', '=', idUsuario)
    .where('v.vigente_desde', '<=', hoy)
    .where('v.retirado_en', 'is', null)
    .orderBy('v.vigente_desde', 'desc')
    .executeTakeFirst();

const noRetiradas = (db: Db | Trx) => db.selectFrom('terminos_version').selectAll().where('retirado_en', 'is', null);

export const terminosVigentes = (db: Db | Trx, hoy: FechaCivil) =>
  noRetiradas(db).where('vigente_desde', '<=', hoy).orderBy('vigente_desde', 'desc').executeTakeFirst();

/** Finds the version to come; there is one at most (ADR 27). */
export const terminosPorRegir = (db: Db | Trx, hoy: FechaCivil) =>
  noRetiradas(db).where('vigente_desde', '>', hoy).executeTakeFirst();
