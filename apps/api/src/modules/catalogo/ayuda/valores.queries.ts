import { TIPO_CODIGO } from '@sgpa/domain/shared/codigo-entidad';
import { juntas } from '../../../db/mensajes.ts';
import type { Db } from '../../../db/pool.ts';

/** Everything that is a code list in the database, as it stands now; some hundreds of rows, for one way to it. */
export async function leerValores(db: Db) {
  const [parametricas, departamentos, municipios, entes, establecimientos, entidades] = await juntas(db, [
    db
      .selectFrom('parametrica')
      .select(['grupo', 'id', 'codigo', 'nombre', 'sigla', 'vigente_desde', 'vigente_hasta'])
      .orderBy('grupo')
      .orderBy('orden')
      .orderBy('nombre'),
    db.selectFrom('departamento').select(['id', 'codigo', 'nombre', 'sigla']).orderBy('id'),
    db
      .selectFrom('municipio as m')
      .innerJoin('departamento as d', 'd.id', 'm.id_departamento')
      .select(['m.codigo_ine as codigo', 'm.nombre', 'm.provincia', 'd.nombre as departamento'])
      .orderBy('m.codigo_ine'),
    db
      .selectFrom('ente_gestor')
      .select(['id', 'sigla', 'nombre', 'vigente_desde', 'vigente_hasta'])
      .where('tipo', '<>', 'AUTORIDAD')
      .orderBy('id'),
    db
      .selectFrom('establecimiento_salud as s')
      .innerJoin('ente_gestor as e', 'e.id', 's.id_ente_gestor')
      .innerJoin('departamento as d', 'd.id', 's.id_departamento')
      .select(['s.id', 's.codigo_rues as codigo', 's.nombre', 'e.sigla as ente', 'd.nombre as departamento'])
      .select(['s.vigente_desde', 's.vigente_hasta'])
      .orderBy('s.codigo_rues'),
    // Those that stand for a kind of insured person; employers of their own come from the registry by the thousand.
    db
      .selectFrom('entidad_empleadora')
      .select(['codigo', 'nombre'])
      .where('tipo_codigo', '=', TIPO_CODIGO.FIJO)
      .orderBy('codigo'),
  ]);
  return { parametricas, departamentos, municipios, entes, establecimientos, entidades };
}

export type Valores = Awaited<ReturnType<typeof leerValores>>;
