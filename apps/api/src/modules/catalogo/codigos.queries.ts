import { sql } from 'kysely';
import { con } from '../../db/columnas.ts';
import { juntas, pedir } from '../../db/mensajes.ts';
import type { Db, Trx } from '../../db/pool.ts';
import { una } from '../../db/sentencia.ts';
import { losDepartamentos } from './catalogo.queries.ts';

const VALOR = ['id', 'nombre', 'vigente_desde', 'vigente_hasta'] as const;

/** What forms name by a code. Some hundreds of rows, for one way to the database. */
export async function leerListas(db: Db) {
  // The version comes first: what is read after it may be newer than it says, and never older.
  const [versiones, parametricas, departamentosDelPais, municipios, establecimientos, entes, edades] = await juntas(
    db,
    [
      db.selectFrom('catalogo_version as c').select(con('c', ['version'])),
      db
        .selectFrom('parametrica as p')
        .select(con('p', [...VALOR, 'grupo', 'codigo', 'sigla']))
        .orderBy('p.id'),
      losDepartamentos(db),
      db.selectFrom('municipio').select(['codigo_ine as codigo', 'id_departamento']),
      db
        .selectFrom('establecimiento_salud as s')
        .select(con('s', [...VALOR, 'id_ente_gestor']))
        .select('s.codigo_rues as codigo'),
      db.selectFrom('ente_gestor as g').select(con('g', VALOR)),
      db.selectFrom('edad_limite as l').select(con('l', ['codigo', 'edad', 'vigente_desde'])),
    ],
  );
  const version = versiones[0]?.version ?? 0;
  return { version, parametricas, departamentos: departamentosDelPais, municipios, establecimientos, entes, edades };
}

export type Listas = Awaited<ReturnType<typeof leerListas>>;

/** A value of a list whose values do not end, by its id, or by its code, sigla or name without regard to case and accents. */
export const parametricaPorTexto = una(
  'parametricaPorTexto',
  { id: 'parametrica.id', codigo: 'parametrica.codigo', nombre: 'parametrica.nombre' },
  (grupo: string, texto: string) => sql`
    select id, codigo, nombre from parametrica
    where grupo = ${grupo} and (
      id::text = ${texto}
      or sin_acentos(${texto}) in (sin_acentos(codigo), sin_acentos(sigla), sin_acentos(nombre)))
    order by id limit 1`,
);

/** What is asked of it, to be sent with others. */
export const parametricaPedida = (grupo: 'MOTIVO_BAJA' | 'MOTIVO_AMPLIACION', buscado: number | string) =>
  pedir(parametricaPorTexto, grupo, String(buscado).trim());

export const buscarParametrica = async (
  db: Db | Trx,
  grupo: 'MOTIVO_BAJA' | 'MOTIVO_AMPLIACION',
  buscado: number | string,
) => (await parametricaPedida(grupo, buscado).execute(db)).rows[0];
