import type { IdEnteGestor, IdUsuario } from '@sgpa/domain/shared/ids';
import { type RawBuilder, sql } from 'kysely';
import { deTabla, listar } from '../../db/columnas.ts';
import { personasConDocumento } from '../../db/con-documento.ts';
import type { Trx } from '../../db/pool.ts';
import { type Fila, lista, una, valor } from '../../db/sentencia.ts';
import { HECHOS } from '../afiliacion/cambios.queries.ts';
import { REGISTRO } from '../afiliacion/registros-de-persona.queries.ts';
import { IDENTIDAD } from '../persona/persona.queries.ts';

/** Selects a novedad in the user's scope, answered or not. */
export const laNovedad = (trx: Trx, id: number) =>
  trx
    .selectFrom('novedad')
    .select(['id', 'codigo', 'estado', 'id_motivo_baja', 'id_persona', 'id_afiliacion', 'id_ente_gestor'])
    .where('id', '=', id);

export type NovedadLeida = Awaited<ReturnType<ReturnType<typeof laNovedad>['executeTakeFirstOrThrow']>>;

interface Respuesta {
  id_motivo_baja: number;
  detalle_baja: string;
  procesado_en: Date;
  id_usuario_proceso: IdUsuario;
}

/** The novedad is closed after the change of its affiliation, which is locked. */
export const cerrarConBaja = (trx: Trx, id: number, respuesta: Respuesta): Promise<unknown> =>
  trx
    .updateTable('novedad')
    .set({ ...respuesta, estado: 'PROCESADA' })
    .where('id', '=', id)
    .execute();

export interface FiltroNovedades {
  /** Null stands for the authority, whose scope is every entity. */
  idEnteGestor: IdEnteGestor | null;
  numeroDocumento: string | null;
  /** The wire names a department by id, code, sigla or name. */
  departamento: string | null;
}

const elDepartamento = (clave: string) =>
  sql`select d.id from departamento d where upper(${clave}) in (d.id::text, d.codigo, d.sigla, upper(d.nombre))`;

/**
 * Each condition serves an index of open novedades: row security alone would not tell the planner that an entity's list
 * is of one entity.
 */
const abiertas = ({ idEnteGestor, numeroDocumento, departamento }: FiltroNovedades): RawBuilder<unknown> =>
  sql.join(
    [
      sql`n.estado = 'ABIERTA'`,
      ...(idEnteGestor === null ? [] : [sql`n.id_ente_gestor = ${idEnteGestor}::smallint`]),
      ...(departamento === null ? [] : [sql`n.id_departamento = (${elDepartamento(departamento)})`]),
      ...(numeroDocumento === null ? [] : [sql`n.id_persona in (${personasConDocumento(numeroDocumento)})`]),
    ],
    sql` and `,
  );

export const totalDeNovedades = valor(
  'totalDeNovedades',
  'int8',
  (filtro: FiltroNovedades) => sql`select count(*) as valor from novedad n where ${abiertas(filtro)}`,
);

const FILA_NOVEDAD = {
  ...deTabla('persona', IDENTIDAD),
  id: 'novedad.id',
  codigo: 'novedad.codigo',
  detalle: 'novedad.detalle',
  creado_en: 'novedad.creado_en',
  id_afiliacion: 'novedad.id_afiliacion',
  tipo: 'afiliacion.tipo',
  departamento: 'departamento.nombre?',
  sigla: 'ente_gestor.sigla',
} as const;

export type FilaNovedad = Fila<typeof FILA_NOVEDAD>;

/** There is no row where there is no such department. */
export const departamentoDeNovedades = lista('departamentoDeNovedades', { id: 'departamento.id' }, (clave: string) =>
  elDepartamento(clave),
);

/** The newest come first; a page is found in the index, and only its rows are read. */
export const paginaDeNovedades = lista(
  'paginaDeNovedades',
  FILA_NOVEDAD,
  (filtro: FiltroNovedades, pagina: number, limite: number) => sql`
    select ${listar('p', IDENTIDAD)}, n.id, n.codigo, n.detalle, n.creado_en, n.id_afiliacion, a.tipo, d.nombre as departamento,
      g.sigla
    from unnest(array(
      select n.id from novedad n where ${abiertas(filtro)} order by n.id desc
      limit ${limite} offset ${pagina * limite}::bigint
    )) with ordinality o (id, orden)
    join novedad n on n.id = o.id
    join persona p on p.id = n.id_persona
    join afiliacion a on a.id = n.id_afiliacion
    join ente_gestor g on g.id = a.id_ente_gestor
    left join departamento d on d.id = n.id_departamento
    order by o.orden`,
);

/** A novedad comes with the affiliation that it is about; each of the two has a state. */
const SITUADA = {
  id_novedad: 'novedad.id',
  codigo: 'novedad.codigo',
  detalle: 'novedad.detalle',
  estado_novedad: 'novedad.estado',
  id_motivo_novedad: 'novedad.id_motivo_baja',
  ...deTabla('afiliacion', ['id', 'id_ente_gestor', 'id_titular', ...HECHOS]),
  nombre_entidad: 'entidad_empleadora.nombre',
  tipo_asegurado: 'parametrica.codigo',
  parentesco: 'parametrica.nombre?',
} as const;

const LA_SITUADA = sql`n.id as id_novedad, n.codigo, n.detalle, n.estado as estado_novedad,
  n.id_motivo_baja as id_motivo_novedad, ${listar('a', ['id', 'id_ente_gestor', 'id_titular', ...HECHOS])},
  e.nombre as nombre_entidad, t.codigo as tipo_asegurado, pa.nombre as parentesco`;

const SUS_TABLAS = sql`
  join afiliacion a on a.id = n.id_afiliacion
  join entidad_empleadora e on e.id = a.id_entidad
  join parametrica t on t.id = a.id_tipo_asegurado
  left join parametrica pa on pa.id = a.id_parentesco`;

export type NovedadSituada = Fila<typeof SITUADA>;

/** Reads the novedad that is asked for, open or not, with the person. */
export const novedadPedida = una(
  'novedadPedida',
  { ...SITUADA, ...deTabla('persona', IDENTIDAD), nombre_ente_gestor: 'ente_gestor.nombre' },
  (id: number) => sql`
    select ${LA_SITUADA}, ${listar('p', IDENTIDAD)}, g.nombre as nombre_ente_gestor
    from novedad n ${SUS_TABLAS}
    join persona p on p.id = n.id_persona
    join ente_gestor g on g.id = a.id_ente_gestor
    where n.id = ${id}`,
);

/** Lists what covers the person in any managing entity, with the columns that the specification shows to everybody. */
export const registrosDeLaNovedad = lista(
  'registrosDeLaNovedad',
  REGISTRO,
  (id: number) => sql`
    select r.*
    from novedad n
    join persona p on p.id = n.id_persona
    cross join lateral estado_asegurado(p.numero_documento, p.complemento, p.fecha_nacimiento) r
    where n.id = ${id} and r.id_persona = p.id`,
);

/** Lists what is open of the person in the scope: the one asked for first, then by affiliation, the latest first. */
export const abiertasDeLaPersona = lista(
  'abiertasDeLaPersona',
  SITUADA,
  (id: number) => sql`
    select ${LA_SITUADA}
    from novedad n ${SUS_TABLAS}
    where n.id_persona = (select q.id_persona from novedad q where q.id = ${id}) and n.estado = 'ABIERTA'
    order by n.id <> ${id}, a.fecha_afiliacion desc, n.id`,
);
