/** What the register says of a day: who was covered by a managing entity, by department. Of several days at once. */
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { mesDe } from '@sgpa/domain/estadistica/periodos';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { type RawBuilder, sql } from 'kysely';
import { lista, valor } from '../../db/sentencia.ts';

/** A day of a managing entity that is to be counted. */
export interface DiaPorContar {
  id_ente_gestor: number;
  fecha: FechaCivil;
}

/** Days of the month-ends and of declarations (deleted ones are read too) that were not counted for good yet, the latest first. */
export const diasPorContar = lista(
  'diasPorContar',
  { id_ente_gestor: 'int2', fecha: 'date' },
  (finDeMes: FechaCivil, hoy: FechaCivil, limite: number) => sql`
    select q.id_ente_gestor, q.fecha
    from (
      select g.id as id_ente_gestor, ${finDeMes}::date as fecha from ente_gestor g where g.tipo <> 'AUTORIDAD'
      union
      select d.id_ente_gestor, d.fecha from declaracion_poblacion d where d.fecha <= ${hoy}::date
    ) q
    where not exists (
      select from conteo_registro c
      where c.id_ente_gestor = q.id_ente_gestor and c.fecha = q.fecha and (c.definitivo or q.fecha >= ${hoy}::date))
    order by q.fecha desc, q.id_ente_gestor limit ${limite}`,
);

export const ultimaAfiliacion = valor(
  'ultimaAfiliacion',
  'int8',
  () => sql`select coalesce(max(id), 0) as valor from afiliacion`,
);

/** As table d, with the first day of its month. */
const dias = (cuales: readonly DiaPorContar[]): RawBuilder<unknown> => sql`
  unnest(${cuales.map((d) => d.id_ente_gestor)}::smallint[], ${cuales.map((d) => d.fecha)}::date[],
    ${cuales.map((d) => mesDe(d.fecha))}::date[]) d (id_ente_gestor, fecha, mes)`;

const { ACTIVO, BAJA_FUTURA, INACTIVO, INHABILITADO, DERECHOHABIENTE, REVISION } = ESTADO;

/** `estaCubierto` of the domain, of afiliacion a on the day d; a test holds the two together. */
const cubierta = sql`
  (a.estado <> ${sql.lit(REVISION)} and a.fecha_afiliacion <= d.fecha and case
    when a.estado = ${sql.lit(ACTIVO)} then true
    when a.estado = ${sql.lit(DERECHOHABIENTE)}
      or (a.estado in (${sql.lit(INACTIVO)}, ${sql.lit(INHABILITADO)}) and a.fecha_baja > a.fecha_derechohabiente) then
      case
        when a.fecha_derechohabiente > d.fecha then
          (a.fecha_baja > a.fecha_derechohabiente) is not true
          and coalesce(d.fecha <= greatest(a.fecha_baja - 1, a.fecha_cesantia, a.fecha_ampliacion), false)
        else (a.fecha_baja > a.fecha_derechohabiente and d.fecha >= a.fecha_baja) is not true
      end
    when a.estado = ${sql.lit(BAJA_FUTURA)} then coalesce(d.fecha <= a.fin_cobertura, true)
    else coalesce(d.fecha <= a.fin_cobertura, false)
  end)`;

const DE_UN_LUGAR = { id_ente_gestor: 'int2', fecha: 'date', id_departamento: 'afiliacion.id_departamento' } as const;

/** Of the affiliations after `desde` up to `hasta`: a step of a walk along all of them, by their key whatever there is of whom. */
export const cubiertasDelTramo = lista(
  'cubiertasDelTramo',
  { ...DE_UN_LUGAR, titulares: 'int8', beneficiarios: 'int8', registro_desde: 'date' },
  (cuales: readonly DiaPorContar[], desde: number, hasta: number) => sql`
    select d.id_ente_gestor, d.fecha, a.id_departamento,
      count(*) filter (where a.tipo = 'TITULAR' and ${cubierta}) as titulares,
      count(*) filter (where a.tipo = 'BENEFICIARIO' and ${cubierta}) as beneficiarios,
      min(a.fecha_registro) as registro_desde
    from afiliacion a join ${dias(cuales)} on d.id_ente_gestor = a.id_ente_gestor
    where a.id > ${desde}::bigint and a.id <= ${hasta}::bigint
    group by 1, 2, 3`,
);

/** Those of them of whom a novedad was open when the day ended; it may be answered since. */
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
    where dia_en_la_paz(n.creado_en) <= d.fecha and (n.estado = 'ABIERTA' or dia_en_la_paz(n.procesado_en) > d.fecha)
      and ${cubierta}
    group by 1, 2, 3`,
);

/** Beneficiaries born in the month, up to the day. Nobody is affiliated before being born: found by the date of affiliation. */
export const recienNacidasEn = lista(
  'recienNacidasEn',
  { ...DE_UN_LUGAR, recien_nacidos: 'int8' },
  (cuales: readonly DiaPorContar[]) => sql`
    select d.id_ente_gestor, d.fecha, a.id_departamento, count(*) as recien_nacidos
    from ${dias(cuales)}
    join afiliacion a on a.id_ente_gestor = d.id_ente_gestor and a.tipo = 'BENEFICIARIO'
      and a.fecha_afiliacion between d.mes and d.fecha
    join persona p on p.id = a.id_persona and p.fecha_nacimiento between d.mes and d.fecha
    where ${cubierta}
    group by 1, 2, 3`,
);
