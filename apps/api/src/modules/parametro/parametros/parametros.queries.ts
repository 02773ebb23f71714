import type { Consulta } from '@sgpa/contract/endpoints';
import type { Lista } from '@sgpa/domain/parametro/listas';
import { PRIMERA_VIGENCIA } from '@sgpa/domain/parametro/vigencia';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor, IdEntidad } from '@sgpa/domain/shared/ids';
import { letrasDeNombre } from '@sgpa/domain/shared/nombres';
import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/db.generated.ts';
import type { Trx } from '../../../db/pool.ts';
import { json, lista, valor } from '../../../db/sentencia.ts';

export interface FiltroParametros {
  buscar: string;
  vigencia: Consulta<'parametros'>['vigencia'] | null;
  idEnteGestor: IdEnteGestor | null;
  hoy: FechaCivil;
}

/** The row may be of any list; a column that its list does not have is null. */
interface FilaDeLista {
  id: number;
  codigo: string;
  nombre: string;
  sigla: string | null;
  tipo_codigo: number | null;
  tipo: string | null;
  id_ente_gestor: IdEnteGestor | null;
  ente: string | null;
  id_departamento: number | null;
  departamento: string | null;
  codigo_municipio: string | null;
  municipio: string | null;
  nivel: string | null;
  red: string | null;
  norma: string | null;
  edad: number | null;
  vigente_desde: FechaCivil | null;
  vigente_hasta: FechaCivil | null;
  version: number;
}

/** The row travels in JSON, since the columns of each list come from a table of its own. */
const FILA = { fila: json<FilaDeLista>() } as const;

const enPatron = (buscar: string): string => buscar.trim().replace(/[\\%_]/g, '\\$&');

function deSuVigencia({ vigencia, hoy }: FiltroParametros): RawBuilder<unknown> {
  switch (vigencia) {
    case 'TERMINADOS':
      return sql`t.vigente_hasta < ${hoy}`;
    case 'POR_COMENZAR':
      return sql`t.vigente_desde > ${hoy} and (t.vigente_hasta is null or t.vigente_hasta >= ${hoy})`;
    case 'VIGENTES':
      return sql`(t.vigente_desde is null or t.vigente_desde <= ${hoy})
        and (t.vigente_hasta is null or t.vigente_hasta >= ${hoy})`;
    default:
      return sql`true`;
  }
}

/** Matches a part of the name, whatever its accents, or the beginning of the code. */
function coincide({ buscar }: FiltroParametros, codigo: RawBuilder<unknown>): RawBuilder<unknown> {
  const patron = enPatron(buscar);
  if (patron === '') return sql`true`;
  return sql`(sin_acentos(t.nombre) like sin_acentos(${`%${patron}%`}) or ${codigo} like ${`${patron.toUpperCase()}%`})`;
}

const FECHAS = sql`t.vigente_desde, t.vigente_hasta, t.version`;

/** Reads all rows of a list, some hundreds. */
function valoresDe(deLista: Lista, filtro: FiltroParametros): RawBuilder<unknown> {
  switch (deLista) {
    case 'ENTE_GESTOR':
      return sql`
        select t.id::bigint, t.sigla as codigo, t.nombre, t.sigla, null::smallint as tipo_codigo, t.tipo,
          null::smallint as id_ente_gestor, null::text as ente, t.id_departamento, d.nombre as departamento,
          null::text as codigo_municipio, null::text as municipio, null::text as nivel, null::text as red,
          null::text as norma, null::smallint as edad, ${FECHAS}, t.id::integer as orden
        from ente_gestor t join departamento d on d.id = t.id_departamento
        where t.tipo <> 'AUTORIDAD' and ${deSuVigencia(filtro)} and ${coincide(filtro, sql`t.sigla`)}`;
    case 'ESTABLECIMIENTO':
      return sql`
        select t.id::bigint, t.codigo_rues as codigo, t.nombre, null::text as sigla, null::smallint as tipo_codigo, t.tipo,
          t.id_ente_gestor, g.nombre as ente, t.id_departamento, d.nombre as departamento, t.codigo_municipio,
          m.nombre as municipio, t.nivel, t.red, null::text as norma, null::smallint as edad, ${FECHAS}, 0 as orden
        from establecimiento_salud t join ente_gestor g on g.id = t.id_ente_gestor
        join departamento d on d.id = t.id_departamento join municipio m on m.codigo_ine = t.codigo_municipio
        where ${deSuVigencia(filtro)} and ${coincide(filtro, sql`t.codigo_rues`)}
          and ${filtro.idEnteGestor === null ? sql`true` : sql`t.id_ente_gestor = ${filtro.idEnteGestor}`}`;
    case 'EDAD':
      // Ages stand by kin, the last one of each first; each is in force until the eve of the next one.
      return sql`
        select t.id::bigint, t.codigo, t.nombre, null::text as sigla, null::smallint as tipo_codigo, null::text as tipo,
          null::smallint as id_ente_gestor, null::text as ente, null::smallint as id_departamento,
          null::text as departamento, null::text as codigo_municipio, null::text as municipio, null::text as nivel,
          null::text as red, t.norma, t.edad, ${FECHAS}, t.orden
        from (select e.id, e.codigo, coalesce(k.nombre, 'Estudiante') as nombre, e.norma, e.edad, e.version,
          nullif(e.vigente_desde, ${PRIMERA_VIGENCIA}) as vigente_desde,
          (lead(e.vigente_desde) over por_codigo) - 1 as vigente_hasta,
          (row_number() over (order by k.orden, e.codigo, e.vigente_desde desc))::integer as orden
          from edad_limite e left join parametrica k on k.grupo = 'PARENTESCO' and k.codigo = e.codigo
          window por_codigo as (partition by e.codigo order by e.vigente_desde)) t
        where ${deSuVigencia(filtro)} and ${coincide(filtro, sql`t.codigo`)}`;
    case 'FERIADO':
      // Holidays to come stand first, the next one at the top. A holiday is over when its day is.
      return sql`
        select t.id::bigint, t.fecha::text as codigo, t.nombre, null::text as sigla, null::smallint as tipo_codigo,
          null::text as tipo, null::smallint as id_ente_gestor, null::text as ente, null::smallint as id_departamento,
          null::text as departamento, null::text as codigo_municipio, null::text as municipio, null::text as nivel,
          null::text as red, t.norma, null::smallint as edad, ${FECHAS},
          case when t.fecha >= ${filtro.hoy} then t.fecha - ${filtro.hoy}::date else 100000 + (${filtro.hoy}::date - t.fecha) end as orden
        from (select f.id, f.fecha, f.nombre, f.norma, f.version, null::date as vigente_desde,
          coalesce(f.vigente_hasta, f.fecha) as vigente_hasta from feriado f) t
        where ${deSuVigencia(filtro)} and ${coincide(filtro, sql`t.fecha::text`)}`;
    default:
      return sql`
        select t.id::bigint, t.codigo, t.nombre, t.sigla, null::smallint as tipo_codigo, null::text as tipo,
          null::smallint as id_ente_gestor, null::text as ente, null::smallint as id_departamento,
          null::text as departamento, null::text as codigo_municipio, null::text as municipio, null::text as nivel,
          null::text as red, null::text as norma, null::smallint as edad, ${FECHAS}, t.orden::integer as orden
        from parametrica t
        where t.grupo = ${deLista} and ${deSuVigencia(filtro)} and ${coincide(filtro, sql`t.codigo`)}`;
  }
}

export const cuantosDeLista = valor(
  'cuantosDeLista',
  'int8',
  (deLista: Lista, filtro: FiltroParametros) => sql`select count(*) as valor from (${valoresDe(deLista, filtro)}) v`,
);

export const paginaDeParametros = lista(
  'paginaDeParametros',
  FILA,
  (deLista: Lista, filtro: FiltroParametros, limit: number, offset: number) => sql`
    select to_jsonb(v) as fila
    from (${valoresDe(deLista, filtro)}) v order by v.orden, v.nombre, v.id limit ${limit} offset ${offset}`,
);

/** Looks at no more than `tope` employers: in the order of the index, or the first that a search gives, sorted. */
function empleadores(filtro: FiltroParametros, tope: number): RawBuilder<unknown> {
  const patron = enPatron(filtro.buscar);
  const deVigencia = deSuVigencia(filtro);
  if (patron === '')
    return sql`select t.id, t.nombre from entidad_empleadora t where ${deVigencia} order by t.nombre, t.id limit ${tope}`;
  // Text that is shorter than the index's fragments is searched as a beginning only.
  const letras = letrasDeNombre(filtro.buscar);
  const porNombre =
    letras.length < 3
      ? sql`t.nombre >= ${patron.toUpperCase()} and t.nombre < ${`${patron.toUpperCase()}\u{10FFFF}`}`
      : sql`t.letras like ${`%${letras}%`}`;
  // A generic plan cannot know where a pattern begins, so that the range is given apart.
  const numero = filtro.buscar
    .trim()
    .toUpperCase()
    .replace(/^(NIT|GOB|SUP|RCM)-/, '');
  const porNumero = sql`t.numero ~>=~ ${numero} and t.numero ~<~ ${`${numero}\u{10FFFF}`}`;
  return sql`
    (select t.id, t.nombre from entidad_empleadora t where ${porNombre} and ${deVigencia} limit ${tope})
    union
    (select t.id, t.nombre from entidad_empleadora t where ${porNumero} and ${deVigencia} limit ${tope})`;
}

export const paginaDeEmpleadores = lista(
  'paginaDeEmpleadores',
  FILA,
  (filtro: FiltroParametros, tope: number, limit: number, offset: number) => sql`
    with h as materialized (${empleadores(filtro, tope)}),
      pagina as (select h.id from h order by h.nombre, h.id limit ${limit} offset ${offset})
    select to_jsonb(e) as fila from (
      select t.id, t.codigo, t.nombre, t.tipo_codigo, ${FECHAS},
        null as sigla, null as tipo, null as id_ente_gestor, null as ente, null as id_departamento, null as departamento,
        null as codigo_municipio, null as municipio, null as nivel, null as red, null as norma, null as edad
      from pagina p join entidad_empleadora t on t.id = p.id) e order by e.nombre, e.id`,
);

export const cuantosEmpleadoresHasta = valor(
  'cuantosEmpleadoresDeLista',
  'int8',
  (filtro: FiltroParametros, tope: number) => sql`select count(*) as valor from (${empleadores(filtro, tope)}) h`,
);

/** Finds the last known holiday that the law gives. */
export async function ultimoFeriado(trx: Trx): Promise<FechaCivil | null> {
  const ultimo = await trx
    .selectFrom('feriado')
    .select((eb) => eb.fn.max('fecha').as('fecha'))
    .where('norma', 'is', null)
    .executeTakeFirst();
  return ultimo?.fecha ?? null;
}

/** Selects one value of a list by any whole number; the authority is none of the managing entities. */
export function elParametro(trx: Trx, deLista: Lista, id: number) {
  const { cast, val } = expressionBuilder<DB, never>();
  // The id is compared as bigint: one beyond the column's type finds nothing instead of failing.
  const elMismo = cast<number>(val(id), 'bigint');
  switch (deLista) {
    case 'ENTE_GESTOR':
      return trx
        .selectFrom('ente_gestor')
        .select('id')
        .where('id', '=', elMismo.$castTo<IdEnteGestor>())
        .where('tipo', '<>', 'AUTORIDAD');
    case 'ESTABLECIMIENTO':
      return trx.selectFrom('establecimiento_salud').select('id').where('id', '=', elMismo);
    case 'EMPLEADOR':
      return trx.selectFrom('entidad_empleadora').select('id').where('id', '=', elMismo.$castTo<IdEntidad>());
    case 'EDAD':
      return trx.selectFrom('edad_limite').select('id').where('id', '=', elMismo);
    case 'FERIADO':
      return trx.selectFrom('feriado').select('id').where('id', '=', elMismo);
    default:
      return trx.selectFrom('parametrica').select('id').where('id', '=', elMismo).where('grupo', '=', deLista);
  }
}
