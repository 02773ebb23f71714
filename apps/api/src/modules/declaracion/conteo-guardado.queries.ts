import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { conAlias } from '../../db/columnas.ts';
import type { Trx } from '../../db/pool.ts';
import { orden, valor } from '../../db/sentencia.ts';
import type { DiaContado } from './conteo.ts';
import { columnasDe } from './declaracion.presenter.ts';
import { COLUMNAS_DE_CONTEOS } from './declaracion.queries.ts';

/**
 * Changes were looked at up to this moment. A change that was being written during the count began before it and was
 * not seen: hence the hour.
 */
const MIRADO = sql`coalesce(c.mirado_en, c.contado_en - interval '1 hour')`;

/** Finds the first change that some count has not looked at; null where there is none. */
export const desdeDondeMirar = valor(
  'desdeDondeMirar',
  'timestamptz?',
  () => sql`select min(h.ocurrido_en) as valor from afiliacion_historia h
    where h.ocurrido_en > (select min(${MIRADO}) from conteo_registro c where c.definitivo)`,
);

/**
 * Marks the counts of past days that changes until `hasta` have altered, by the cover, department and birth date that
 * each change's history has before and after it. What a count says stays until it is counted anew.
 */
export const marcarAlcanzados = orden(
  'marcarAlcanzados',
  (motivo: string, hasta: Date, mirado: Date) => sql`
    with cambio as materialized (
      select h.id_ente_gestor, h.ocurrido_en, h.antes is not null as habia,
        jsonb_populate_record(a, h.antes) as antes, jsonb_populate_record(a, h.despues) as despues,
        (h.antes ->> 'fecha_nacimiento')::date as nacia, (h.despues ->> 'fecha_nacimiento')::date as nace
      from afiliacion_historia h join afiliacion a on a.id = h.id_afiliacion
      where h.ocurrido_en > (select min(${MIRADO}) from conteo_registro c where c.definitivo) and h.ocurrido_en <= ${hasta}
    ), alcanzado as materialized (
      select distinct c.id_ente_gestor, c.fecha
      from conteo_registro c
      join cambio h on h.id_ente_gestor = c.id_ente_gestor and h.ocurrido_en > ${MIRADO}
      where c.definitivo
        and ((h.habia and cubierta_en(h.antes, c.fecha)) is distinct from cubierta_en(h.despues, c.fecha)
          or cubierta_en(h.despues, c.fecha) and (h.antes).id_departamento is distinct from (h.despues).id_departamento
          -- A birth date that was corrected, into the month that is counted or out of it.
          or h.nacia between date_trunc('month', c.fecha)::date and c.fecha
            is distinct from h.nace between date_trunc('month', c.fecha)::date and c.fecha)
    )
    update conteo_registro c set mirado_en = greatest(${MIRADO}, ${mirado}),
      recontar_por = case when (c.id_ente_gestor, c.fecha) in (select id_ente_gestor, fecha from alcanzado)
        then ${motivo} else c.recontar_por end
    where c.definitivo`,
);

/** Keeps the totals of a count that is to be made anew, with the reason. */
export const guardarAnterior = orden(
  'guardarAnterior',
  (id_ente_gestor: IdEnteGestor, fecha: FechaCivil) => sql`
    insert into conteo_registro_anterior
    select c.id_ente_gestor, c.fecha, c.contado_en, c.recontar_por, coalesce(sum(d.titulares_validos), 0),
      coalesce(sum(d.beneficiarios_validados), 0), coalesce(sum(d.titulares_observados), 0),
      coalesce(sum(d.beneficiarios_observados), 0), coalesce(sum(d.recien_nacidos), 0)
    from conteo_registro c left join conteo_registro_departamento d using (id_ente_gestor, fecha)
    where c.id_ente_gestor = ${id_ente_gestor}::smallint and c.fecha = ${fecha}::date and c.recontar_por is not null
    group by 1, 2 on conflict do nothing`,
);

/** Writes nothing over a final count that nothing has marked to be made anew. */
export async function guardarConteo(
  trx: Trx,
  { id_ente_gestor, fecha, registro_desde, lugares }: DiaContado,
  hecho: { contado_en: Date; definitivo: boolean },
): Promise<void> {
  await guardarAnterior(trx, id_ente_gestor, fecha);
  const escrito = await trx
    .insertInto('conteo_registro')
    .values({ id_ente_gestor, fecha, registro_desde, ...hecho })
    .onConflict((ya) =>
      ya
        .columns(['id_ente_gestor', 'fecha'])
        .doUpdateSet({ registro_desde, ...hecho, mirado_en: null, recontar_por: null })
        .where(({ eb, or }) =>
          or([eb('conteo_registro.definitivo', '=', false), eb('conteo_registro.recontar_por', 'is not', null)]),
        ),
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

/** Selects counts of the managing entities and days of declarations that the session sees. */
export const losConteos = (trx: Trx) =>
  trx
    .selectFrom('declaracion_poblacion as q')
    .innerJoin('conteo_registro as c', (on) =>
      on.onRef('c.id_ente_gestor', '=', 'q.id_ente_gestor').onRef('c.fecha', '=', 'q.fecha'),
    )
    .select(['q.id as id_declaracion', 'c.contado_en', 'c.definitivo', 'c.registro_desde']);

/** Selects the former counts of what was counted anew, the latest first; none while the new one is to come. */
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
    .select(conAlias('c', [...COLUMNAS_DE_CONTEOS, 'contado_en', 'motivo']))
    .orderBy('c.contado_en', 'desc');

export const losLugaresContados = (trx: Trx) =>
  trx
    .selectFrom('declaracion_poblacion as q')
    .innerJoin('conteo_registro_departamento as c', (on) =>
      on.onRef('c.id_ente_gestor', '=', 'q.id_ente_gestor').onRef('c.fecha', '=', 'q.fecha'),
    )
    .leftJoin('departamento as l', 'l.id', 'c.id_departamento')
    .select(conAlias('c', COLUMNAS_DE_CONTEOS))
    .select(['q.id as id_declaracion', 'l.sigla'])
    .orderBy('l.id');
