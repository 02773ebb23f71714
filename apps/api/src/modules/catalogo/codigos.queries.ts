import { sql } from 'kysely';
import { juntas, pedir } from '../../db/mensajes.ts';
import type { Db, Trx } from '../../db/pool.ts';
import { una } from '../../db/sentencia.ts';
import { losDepartamentos } from './catalogo.queries.ts';

/** What forms name by a code. Some hundreds of rows, for one way to the database. */
export async function leerListas(db: Db) {
  const [parametricas, departamentosDelPais, municipios, establecimientos] = await juntas(db, [
    db.selectFrom('parametrica').select(['id', 'grupo', 'codigo', 'sigla', 'nombre']).orderBy('id'),
    losDepartamentos(db),
    db.selectFrom('municipio').select(['codigo_ine as codigo', 'id_departamento']),
    db.selectFrom('establecimiento_salud').select(['id', 'codigo_rues as codigo', 'id_ente_gestor']),
  ]);
  return { parametricas, departamentos: departamentosDelPais, municipios, establecimientos };
}

export type Listas = Awaited<ReturnType<typeof leerListas>>;

/** A value of a list by its id, or by its code, sigla or name without regard to case and accents. */
export const parametricaPorTexto = una(
  'parametricaPorTexto',
  { id: 'parametrica.id', codigo: 'parametrica.codigo', nombre: 'parametrica.nombre' },
  (grupo: string, texto: string) => sql`
    select id, codigo, nombre from parametrica
    where grupo = ${grupo} and activo and (
      id::text = ${texto}
      or sin_acentos(${texto}) in (sin_acentos(codigo), sin_acentos(sigla), sin_acentos(nombre)))
    order by id limit 1`,
);

/** What is asked of it, to be sent with others. */
export const parametricaPedida = (grupo: string, buscado: number | string) =>
  pedir(parametricaPorTexto, grupo, String(buscado).trim());

export const buscarParametrica = async (db: Db | Trx, grupo: string, buscado: number | string) =>
  (await parametricaPedida(grupo, buscado).execute(db)).rows[0];
