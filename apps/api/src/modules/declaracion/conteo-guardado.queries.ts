import { con } from '../../db/columnas.ts';
import type { Trx } from '../../db/pool.ts';
import type { DiaContado } from './conteo.ts';
import { COLUMNAS_DE_CONTEOS } from './declaracion.queries.ts';
import { columnasDe } from './presenter.ts';

/** Nothing is written where there is one for good already. */
export async function guardarConteo(
  trx: Trx,
  { id_ente_gestor, fecha, registro_desde, lugares }: DiaContado,
  hecho: { contado_en: Date; definitivo: boolean },
): Promise<void> {
  const escrito = await trx
    .insertInto('conteo_registro')
    .values({ id_ente_gestor, fecha, registro_desde, ...hecho })
    .onConflict((ya) =>
      ya
        .columns(['id_ente_gestor', 'fecha'])
        .doUpdateSet({ registro_desde, ...hecho })
        .where('conteo_registro.definitivo', '=', false),
    )
    .returning('fecha')
    .executeTakeFirst();
  if (escrito === undefined) return;
  await trx
    .deleteFrom('conteo_registro_departamento')
    .where('id_ente_gestor', '=', id_ente_gestor)
    .where('fecha', '=', fecha)
    .execute();
  const filas = [...lugares].map(([id_departamento, conteos]) => ({
    id_ente_gestor,
    fecha,
    id_departamento,
    ...columnasDe(conteos),
  }));
  if (filas.length > 0) await trx.insertInto('conteo_registro_departamento').values(filas).execute();
}

/** Of the managing entities and days of declarations that the session sees. */
export const losConteos = (trx: Trx) =>
  trx
    .selectFrom('declaracion_poblacion as q')
    .innerJoin('conteo_registro as c', (on) =>
      on.onRef('c.id_ente_gestor', '=', 'q.id_ente_gestor').onRef('c.fecha', '=', 'q.fecha'),
    )
    .select(['q.id as id_declaracion', 'c.contado_en', 'c.definitivo', 'c.registro_desde']);

/** What was counted of them before they were counted anew, the latest first; nothing while that is still to come. */
export const losConteosAnteriores = (trx: Trx) =>
  trx
    .selectFrom('declaracion_poblacion as q')
    .innerJoin('conteo_registro_anterior as c', (on) =>
      on.onRef('c.id_ente_gestor', '=', 'q.id_ente_gestor').onRef('c.fecha', '=', 'q.fecha'),
    )
    .innerJoin('conteo_registro as actual', (on) =>
      on
        .onRef('actual.id_ente_gestor', '=', 'c.id_ente_gestor')
        .onRef('actual.fecha', '=', 'c.fecha')
        .onRef('actual.contado_en', '>', 'c.contado_en'),
    )
    .select(con('c', [...COLUMNAS_DE_CONTEOS, 'contado_en', 'motivo']))
    .orderBy('c.contado_en', 'desc');

export const losLugaresContados = (trx: Trx) =>
  trx
    .selectFrom('declaracion_poblacion as q')
    .innerJoin('conteo_registro_departamento as c', (on) =>
      on.onRef('c.id_ente_gestor', '=', 'q.id_ente_gestor').onRef('c.fecha', '=', 'q.fecha'),
    )
    .leftJoin('departamento as l', 'l.id', 'c.id_departamento')
    .select(con('c', COLUMNAS_DE_CONTEOS))
    .select(['q.id as id_declaracion', 'l.sigla'])
    .orderBy('l.id');
