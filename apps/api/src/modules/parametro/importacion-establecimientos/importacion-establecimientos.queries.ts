import { sql } from 'kysely';
import { con } from '../../../db/columnas.ts';
import type { Trx } from '../../../db/pool.ts';
import { valor } from '../../../db/sentencia.ts';

/** Who writes a list takes turns from its first reading on: what was read is what is written over. */
export const tomarListaDeEstablecimientos = valor(
  'tomarListaDeEstablecimientos',
  'bool',
  () => sql`select parametro_repetido('ESTABLECIMIENTO', 0, '') as valor`,
);

/** What a file is compared with: all establishments of the country are some thousands. */
export async function leerLoQueHay(trx: Trx) {
  await tomarListaDeEstablecimientos(trx);
  const [entes, municipios, establecimientos] = await Promise.all([
    trx
      .selectFrom('ente_gestor as g')
      .select(con('g', ['id', 'sigla', 'nombre', 'vigente_desde', 'vigente_hasta']))
      .where('g.tipo', '<>', 'AUTORIDAD')
      .execute(),
    trx.selectFrom('municipio').select(['codigo_ine as codigo', 'id_departamento']).execute(),
    trx
      .selectFrom('establecimiento_salud as s')
      .select(con('s', ['id', 'codigo_rues', 'nombre', 'id_ente_gestor', 'id_departamento', 'codigo_municipio']))
      .select(con('s', ['nivel', 'red', 'tipo', 'vigente_desde', 'version']))
      .execute(),
  ]);
  return { entes, municipios, establecimientos };
}
