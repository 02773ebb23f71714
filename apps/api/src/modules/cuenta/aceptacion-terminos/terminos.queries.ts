import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdUsuario } from '@sgpa/domain/shared/ids';
import type { Trx } from '../../../db/pool.ts';

export const aceptarTerminos = (
  trx: Trx,
  fila: { id_usuario: IdUsuario; version: string; aceptado_en: Date; ip: string },
): Promise<unknown> =>
  trx
    .insertInto('terminos_aceptacion')
    .values(fila)
    .onConflict((c) => c.doNothing())
    .execute();

/** Whether this user accepted this version. */
export async function aceptoTerminos(trx: Trx, idUsuario: IdUsuario, version: string): Promise<boolean> {
  const fila = await trx
    .selectFrom('terminos_aceptacion')
    .select('version')
    .where('id_usuario', '=', idUsuario)
    .where('version', '=', version)
    .executeTakeFirst();
  return fila !== undefined;
}

/** Of those that are or were in force, the one that this user accepted last. */
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
