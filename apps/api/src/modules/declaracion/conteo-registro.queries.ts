/** Counts by department who was covered by a managing entity on a day, several days at once. */

import { mesDe } from '@sgpa/domain/estadistica/periodos';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import { type RawBuilder, sql } from 'kysely';
import { lista, una, valor } from '../../db/sentencia.ts';
import { ABIERTA_ESE_DIA, AFILIADA_EN_EL_MES, CUBIERTA, NACIDA_EN_EL_MES } from './quien-cuenta.queries.ts';

export interface DiaPorContar {
  id_ente_gestor: IdEnteGestor;
  fecha: FechaCivil;
}

/**
 * Finds month-ends and declared days (of deleted declarations too) that have no final count, or are to be counted anew.
 * Each managing entity gives a number of them, its month-end first; all first ones come before any second.
 */
export const diasPorContar = lista(
  'diasPorContar',
  { id_ente_gestor: 'ente_gestor.id', fecha: 'date' },
  (finDeMes: FechaCivil, hoy: FechaCivil, porEnte: number) => sql`
    select t.id_ente_gestor, t.fecha
    from (
      select q.id_ente_gestor, q.fecha,
        row_number() over (partition by q.id_ente_gestor order by min(q.declarado), q.fecha) as turno
      from (
        select g.id as id_ente_gestor, ${finDeMes}::date as fecha, '-infinity'::timestamptz as declarado
        from ente_gestor g where g.tipo <> 'AUTORIDAD'
        union all
        select d.id_ente_gestor, d.fecha, d.creado_en from declaracion_poblacion d where d.fecha <= ${hoy}::date
        union all
        select c.id_ente_gestor, c.fecha, 'infinity' from conteo_registro c where (not c.definitivo or c.recontar_por is not null) and c.fecha < ${hoy}::date
      ) q
      where not exists (
        select from conteo_registro c
        where c.id_ente_gestor = q.id_ente_gestor and c.fecha = q.fecha and c.recontar_por is null and (c.definitivo or q.fecha >= ${hoy}::date))
      group by q.id_ente_gestor, q.fecha
    ) t
    where t.turno <= ${porEnte} order by t.turno, t.id_ente_gestor`,
);

export const ultimaAfiliacion = valor(
  'ultimaAfiliacion',
  'int8',
  () => sql`select coalesce(max(id), 0) as valor from afiliacion`,
);

/** Makes table d of the days, with the first day of each month. */
const dias = (cuales: readonly DiaPorContar[]): RawBuilder<unknown> => sql`
  unnest(${cuales.map((d) => d.id_ente_gestor)}::smallint[], ${cuales.map((d) => d.fecha)}::date[],
    ${cuales.map((d) => mesDe(d.fecha))}::date[]) d (id_ente_gestor, fecha, mes)`;

const DE_UN_LUGAR = {
  id_ente_gestor: 'ente_gestor.id',
  fecha: 'date',
  id_departamento: 'afiliacion.id_departamento',
} as const;

/** Counts the affiliations with ids after `desde` up to `hasta`: steps by key have a known size, however few match. */
export const cubiertasDelTramo = lista(
  'cubiertasDelTramo',
  { ...DE_UN_LUGAR, titulares: 'int8', beneficiarios: 'int8', registro_desde: 'date' },
  (cuales: readonly DiaPorContar[], desde: number, hasta: number) => sql`
    select d.id_ente_gestor, d.fecha, a.id_departamento,
      count(*) filter (where a.tipo = 'TITULAR' and ${CUBIERTA}) as titulares,
      count(*) filter (where a.tipo = 'BENEFICIARIO' and ${CUBIERTA}) as beneficiarios,
      min(a.fecha_registro) as registro_desde
    from afiliacion a join ${dias(cuales)} on d.id_ente_gestor = a.id_ente_gestor
    where a.id > ${desde}::bigint and a.id <= ${hasta}::bigint
    group by 1, 2, 3`,
);

/** Counts those about whom their managing entity had a novedad open when the day ended. */
export const observadasEn = lista(
  'observadasEn',
  { ...DE_UN_LUGAR, titulares: 'int8', beneficiarios: 'int8' },
  (cuales: readonly DiaPorContar[]) => sql`
    select d.id_ente_gestor, d.fecha, a.id_departamento,
      count(distinct a.id) filter (where a.tipo = 'TITULAR') as titulares,
      count(distinct a.id) filter (where a.tipo = 'BENEFICIARIO') as beneficiarios
    from novedad n
    join afiliacion a on a.id = n.id_afiliacion
    join ${dias(cuales)} on d.id_ente_gestor = a.id_ente_gestor
    where ${ABIERTA_ESE_DIA} and ${CUBIERTA}
    group by 1, 2, 3`,
);

/** Counts beneficiaries born in the month, up to the day, who are found by their date of affiliation. */
export const recienNacidasEn = lista(
  'recienNacidasEn',
  { ...DE_UN_LUGAR, recien_nacidos: 'int8' },
  (cuales: readonly DiaPorContar[]) => sql`
    select d.id_ente_gestor, d.fecha, a.id_departamento, count(*) as recien_nacidos
    from ${dias(cuales)}
    join afiliacion a on a.id_ente_gestor = d.id_ente_gestor and ${AFILIADA_EN_EL_MES}
    join persona p on p.id = a.id_persona and ${NACIDA_EN_EL_MES}
    where ${CUBIERTA}
    group by 1, 2, 3`,
);

/**
 * Adds up who had cover on a day with final counts in all of these entities, and when the first was counted. `faltan`
 * are the entities not counted yet; `con_registro` those that had registered somebody by then.
 */
export const cubiertosEn = una(
  'cubiertosEn',
  { titulares: 'int8', beneficiarios: 'int8', contado_en: 'timestamptz?', faltan: 'int8', con_registro: 'int8' },
  (entes: readonly IdEnteGestor[], dia: FechaCivil) => sql`
    with contado as (
      select id_ente_gestor, registro_desde, contado_en from conteo_registro
      where id_ente_gestor = any (${entes}::smallint[]) and fecha = ${dia}::date and definitivo
    )
    select coalesce(sum(d.titulares_validos + d.titulares_observados), 0)::bigint as titulares,
      coalesce(sum(d.beneficiarios_validados + d.beneficiarios_observados), 0)::bigint as beneficiarios,
      (select min(contado_en) from contado) as contado_en,
      (select count(*) from ente_gestor g where g.id = any (${entes}::smallint[]) and g.tipo <> 'AUTORIDAD'
        and g.id not in (select id_ente_gestor from contado)) as faltan,
      (select count(*) from contado where registro_desde <= ${dia}::date) as con_registro
    from conteo_registro_departamento d join contado using (id_ente_gestor)
    where d.fecha = ${dia}::date`,
);
