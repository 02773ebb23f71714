import { TIPO_CODIGO } from '@sgpa/domain/shared/codigo-entidad';
import type { Db } from '../../../db/pool.ts';

/** Reads every code list of the database as it stands now, some hundreds of rows. */
export async function leerValores(db: Db) {
  const parametricas = await db
    .selectFrom('parametrica')
    .select(['grupo', 'id', 'codigo', 'nombre', 'sigla', 'vigente_desde', 'vigente_hasta'])
    .orderBy('grupo')
    .orderBy('orden')
    .orderBy('nombre')
    .execute();
  const departamentos = await db
    .selectFrom('departamento')
    .select(['id', 'codigo', 'nombre', 'sigla'])
    .orderBy('id')
    .execute();
  const municipios = await db
    .selectFrom('municipio as m')
    .innerJoin('departamento as d', 'd.id', 'm.id_departamento')
    .select(['m.codigo_ine as codigo', 'm.nombre', 'm.provincia', 'd.nombre as departamento'])
    .orderBy('m.codigo_ine')
    .execute();
  const entes = await db
    .selectFrom('ente_gestor')
    .select(['id', 'sigla', 'nombre', 'vigente_desde', 'vigente_hasta'])
    .where('tipo', '<>', 'AUTORIDAD')
    .orderBy('id')
    .execute();
  const establecimientos = await db
    .selectFrom('establecimiento_salud as s')
    .innerJoin('ente_gestor as e', 'e.id', 's.id_ente_gestor')
    .innerJoin('departamento as d', 'd.id', 's.id_departamento')
    .select(['s.id', 's.codigo_rues as codigo', 's.nombre', 'e.sigla as ente', 'd.nombre as departamento'])
    .select(['s.vigente_desde', 's.vigente_hasta'])
    .orderBy('s.codigo_rues')
    .execute();
  // Only employers that stand for a kind of insured person belong here; the registry has thousands of true ones.
  const entidades = await db
    .selectFrom('entidad_empleadora')
    .select(['codigo', 'nombre'])
    .where('tipo_codigo', '=', TIPO_CODIGO.FIJO)
    .orderBy('codigo')
    .execute();
  return { parametricas, departamentos, municipios, entes, establecimientos, entidades };
}

export type Valores = Awaited<ReturnType<typeof leerValores>>;
