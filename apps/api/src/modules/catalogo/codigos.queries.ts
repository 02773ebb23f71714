import { sql } from 'kysely';
import { con } from '../../db/columnas.ts';
import type { Db } from '../../db/pool.ts';
import { type Fila, una } from '../../db/sentencia.ts';
import { losDepartamentos } from './catalogo.queries.ts';

const VALOR = ['id', 'nombre', 'vigente_desde', 'vigente_hasta'] as const;

/** What forms name by a code: some hundreds of rows. */
export async function leerListas(db: Db) {
  // The version comes first: what is read after it may be newer than it says, and never older.
  const sabida = await db
    .selectFrom('catalogo_version as c')
    .select(con('c', ['version']))
    .executeTakeFirst();
  const parametricas = await db
    .selectFrom('parametrica as p')
    .select(con('p', [...VALOR, 'grupo', 'codigo', 'sigla']))
    .orderBy('p.id')
    .execute();
  const departamentos = await losDepartamentos(db).execute();
  const municipios = await db.selectFrom('municipio').select(['codigo_ine as codigo', 'id_departamento']).execute();
  const establecimientos = await db
    .selectFrom('establecimiento_salud as s')
    .select(con('s', [...VALOR, 'id_ente_gestor']))
    .select('s.codigo_rues as codigo')
    .execute();
  const entes = await db.selectFrom('ente_gestor as g').select(con('g', VALOR)).execute();
  const edades = await db
    .selectFrom('edad_limite as l')
    .select(con('l', ['codigo', 'edad', 'vigente_desde']))
    .execute();
  return { version: sabida?.version ?? 0, parametricas, departamentos, municipios, establecimientos, entes, edades };
}

export type Listas = Awaited<ReturnType<typeof leerListas>>;

const PARAMETRICA = { id: 'parametrica.id', codigo: 'parametrica.codigo', nombre: 'parametrica.nombre' } as const;

/** A value of a list whose values do not end, by its id, or by its code, sigla or name without regard to case and accents. */
export const parametricaPorTexto = una(
  'parametricaPorTexto',
  PARAMETRICA,
  (grupo: string, texto: string) => sql`
    select id, codigo, nombre from parametrica
    where grupo = ${grupo} and (
      id::text = ${texto}
      or sin_acentos(${texto}) in (sin_acentos(codigo), sin_acentos(sigla), sin_acentos(nombre)))
    order by id limit 1`,
);

export const buscarParametrica = (
  db: Db,
  grupo: 'MOTIVO_BAJA' | 'MOTIVO_AMPLIACION',
  buscado: number | string,
): Promise<Fila<typeof PARAMETRICA> | undefined> => parametricaPorTexto(db, grupo, String(buscado).trim());
