import { sql } from 'kysely';
import type { Db, Trx } from '../../db/pool.ts';

/** A wire code list item comes from three tables of one shape. */
export const parametricasDeGrupo = (db: Db, grupo: string) =>
  db
    .selectFrom('parametrica')
    .select(['id', 'codigo', 'nombre', 'sigla'])
    .where('grupo', '=', grupo)
    .where('activo', '=', true)
    .orderBy('orden')
    .orderBy('nombre')
    .execute();

export const departamentos = (db: Db | Trx) =>
  db.selectFrom('departamento').select(['id', 'codigo', 'nombre', 'sigla']).orderBy('id').execute();

const ID_MUNICIPIO = sql<number>`codigo_ine::integer`;

export const municipios = (db: Db | Trx) =>
  db
    .selectFrom('municipio')
    .select(['codigo_ine as codigo', 'nombre', 'id_departamento', 'codigo_ine as sigla', ID_MUNICIPIO.as('id')])
    .orderBy('nombre')
    .orderBy('codigo_ine')
    .execute();

export const establecimientos = (db: Db, idDepartamento: number, idEnteGestor: number | null) =>
  db
    .selectFrom('establecimiento_salud')
    .select(['id', 'codigo_rues as codigo', 'nombre', 'codigo_rues as sigla'])
    .where('id_departamento', '=', idDepartamento)
    .$if(idEnteGestor !== null, (q) => q.where('id_ente_gestor', '=', idEnteGestor ?? 0))
    .orderBy('nombre')
    .execute();

export const entesGestores = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('ente_gestor')
    .select(['id', 'nombre', 'sigla'])
    .where('activo', '=', true)
    .where('tipo', '<>', 'AUTORIDAD')
    .where('id', 'in', [...ids, -1])
    .orderBy('id')
    .execute();

export const entidadPorCodigo = (db: Db | Trx, codigo: string) =>
  db
    .selectFrom('entidad_empleadora')
    .select(['id', 'codigo', 'nombre'])
    .where('codigo', '=', codigo)
    .executeTakeFirst();

/** Keeps an employer found in the employer portal; found by two at once, the first row stays. */
export const guardarEntidad = (
  db: Db,
  fila: { codigo: string; tipo_codigo: number; numero: string; nombre: string },
): Promise<unknown> =>
  db
    .insertInto('entidad_empleadora')
    .values(fila)
    .onConflict((c) => c.column('codigo').doNothing())
    .execute();

/**
 * Employers with affiliations in the scope, by a fragment of the name or of the number. The per-employer counter says
 * which have any, so that no affiliation is read.
 */
export async function entidadesConAsegurados(
  trx: Trx,
  { idEnteGestor, buscar, page, limit }: { idEnteGestor: number; buscar: string; page: number; limit: number },
): Promise<{ total: number; datos: { idEntidad: number; nombre: string }[] }> {
  const patron = `%${buscar.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const deEsteEnte = idEnteGestor === 0 ? sql`true` : sql`c.id_ente_gestor = ${idEnteGestor}`;
  const { rows } = await sql<{ id: number; nombre: string; total: number }>`
    with pendiente as (
      select c.id_entidad, sum(c.n) as n from contador_delta c where ${deEsteEnte} group by c.id_entidad
    )
    select e.id, e.nombre, count(*) over () as total
    from entidad_empleadora e left join pendiente p on p.id_entidad = e.id
    where (${buscar.trim()} = '' or sin_acentos(e.nombre) like sin_acentos(${patron}) or e.numero like ${patron})
      and coalesce(p.n, 0)
        + (select coalesce(sum(c.n), 0) from contador_entidad c where c.id_entidad = e.id and ${deEsteEnte}) > 0
    order by e.nombre, e.id
    limit ${limit} offset ${page * limit}`.execute(trx);
  return { total: rows[0]?.total ?? 0, datos: rows.map(({ id, nombre }) => ({ idEntidad: id, nombre })) };
}
