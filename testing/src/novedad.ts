import type { Novedad } from '@sgpa/api/db/db.generated';
import type { Db } from '@sgpa/api/db/pool';
import type { CodigoNovedad } from '@sgpa/domain/novedad/clases';
import type { Insertable } from 'kysely';
import { afiliacionDe } from './ciclo.ts';
import { AHORA } from './reloj.ts';

/** Opens one about a fixed person's affiliation, as the owner; by default its entity may answer it with a baja. */
export async function abrirNovedad(
  db: Db,
  numero: string,
  codigo: CodigoNovedad = 'REGISTRO_DUPLICADO',
  cambios: Partial<Insertable<Novedad>> = {},
): Promise<number> {
  const { id: id_afiliacion, id_persona, id_ente_gestor } = await afiliacionDe(db, numero);
  const fila = { codigo, id_afiliacion, id_persona, id_ente_gestor, detalle: `De ${numero}.`, creado_en: AHORA };
  const { id } = await db
    .insertInto('novedad')
    .values({ ...fila, ...cambios })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const novedadDe = (db: Db, id: number) =>
  db.selectFrom('novedad').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
