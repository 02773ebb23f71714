import { type RawBuilder, sql } from 'kysely';
import { de, listar } from '../../../db/columnas.ts';
import { type Fila, lista } from '../../../db/sentencia.ts';
import { IDENTIDAD } from '../../persona/columnas.ts';
import { personasConDocumento } from '../../persona/persona.queries.ts';

const FILA_NOVEDAD = {
  ...de('persona', IDENTIDAD),
  id: 'novedad.id',
  codigo: 'novedad.codigo',
  detalle: 'novedad.detalle',
  creado_en: 'novedad.creado_en',
  id_afiliacion: 'novedad.id_afiliacion',
  tipo: 'afiliacion.tipo',
  departamento: 'departamento.nombre?',
} as const;

export type FilaNovedad = Fila<typeof FILA_NOVEDAD>;

export interface FiltroNovedades {
  /** Null for the authority, whose scope is every entity. */
  idEnteGestor: number | null;
  numeroDocumento: string | null;
  /** By id, code, sigla or name, as departments travel. */
  departamento: string | null;
}

const elDepartamento = (clave: string) =>
  sql`select d.id from departamento d where upper(${clave}) in (d.id::text, d.codigo, d.sigla, upper(d.nombre))`;

/** None where there is no such department. */
export const departamentoDeNovedades = lista('departamentoDeNovedades', { id: 'departamento.id' }, (clave: string) =>
  elDepartamento(clave),
);

/**
 * What the list asks of a novedad, each part answered by one of the indexes of what is open: row security alone would not
 * tell the planner that an entity's list is of one entity.
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

export const totalDeNovedades = lista(
  'totalDeNovedades',
  { total: 'int8' },
  (filtro: FiltroNovedades) => sql`select count(*) as total from novedad n where ${abiertas(filtro)}`,
);

/** The newest first; a page is found in the index, and only its rows are read. */
export const paginaDeNovedades = lista(
  'paginaDeNovedades',
  FILA_NOVEDAD,
  (filtro: FiltroNovedades, pagina: number, limite: number) => sql`
    select ${listar('p', IDENTIDAD)}, n.id, n.codigo, n.detalle, n.creado_en, n.id_afiliacion, a.tipo, d.nombre as departamento
    from unnest(array(
      select n.id from novedad n where ${abiertas(filtro)} order by n.id desc
      limit ${limite} offset ${pagina * limite}::bigint
    )) with ordinality o (id, orden)
    join novedad n on n.id = o.id
    join persona p on p.id = n.id_persona
    join afiliacion a on a.id = n.id_afiliacion
    left join departamento d on d.id = n.id_departamento
    order by o.orden`,
);
