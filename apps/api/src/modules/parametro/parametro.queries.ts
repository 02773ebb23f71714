import type { Lista } from '@sgpa/domain/parametro/listas';
import { sql } from 'kysely';
import { conAlias } from '../../db/columnas.ts';
import type { Json } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { json, lista, una, valor } from '../../db/sentencia.ts';

/** The row is of the table of its list (`tablaDeLista`); PostgreSQL tells it in JSON. */
export type FilaJson = Readonly<Record<string, string | number | null>>;

/** Locks a value until the transaction ends; null where the list has none such. */
export const tomarParametro = una(
  'tomarParametro',
  { fila: json<FilaJson | null>() },
  (deLista: Lista, id: number) => sql`select parametro_tomar(${deLista}, ${id}) as fila`,
);

/** Gives false where another value has that name and the list's names may not repeat. */
export const cambiarParametro = valor(
  'cambiarParametro',
  'bool',
  (deLista: Lista, id: number, cambios: Json) =>
    sql`select parametro_cambiar(${deLista}, ${id}, ${JSON.stringify(cambios)}::jsonb) as valor`,
);

/** Gives the new value's number; null where another value of the list has that name. */
export const anadirParametro = valor(
  'anadirParametro',
  'int8?',
  (deLista: Lista, datos: Json) => sql`select parametro_anadir(${deLista}, ${JSON.stringify(datos)}::jsonb) as valor`,
);

export const usosDe = lista(
  'usosDe',
  { que: 'text', total: 'int8' },
  (deLista: Lista, id: number, tope: number) => sql`select * from parametro_usos(${deLista}, ${id}, ${tope})`,
);

/** Importations, and who adds or renames a value, take turns from here on; the row's version tells of other changes. */
export const tomarListaDeEstablecimientos = valor(
  'tomarListaDeEstablecimientos',
  'bool',
  () => sql`select parametro_repetido('ESTABLECIMIENTO', 0, '') as valor`,
);

/** Reads all establishments of the country, some thousands, to compare a file with them. */
export async function leerLoQueHay(trx: Trx) {
  await tomarListaDeEstablecimientos(trx);
  const [entes, municipios, establecimientos] = await Promise.all([
    trx
      .selectFrom('ente_gestor as g')
      .select(conAlias('g', ['id', 'sigla', 'nombre', 'vigente_desde', 'vigente_hasta']))
      .where('g.tipo', '<>', 'AUTORIDAD')
      .execute(),
    trx.selectFrom('municipio').select(['codigo_ine as codigo', 'id_departamento']).execute(),
    trx
      .selectFrom('establecimiento_salud as s')
      .select(conAlias('s', ['id', 'codigo_rues', 'nombre', 'id_ente_gestor', 'id_departamento', 'codigo_municipio']))
      .select(conAlias('s', ['nivel', 'red', 'tipo', 'vigente_desde', 'version']))
      .execute(),
  ]);
  return { entes, municipios, establecimientos };
}
