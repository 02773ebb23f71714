import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import type { IdAfiliacion, IdUsuario } from '@sgpa/domain/shared/ids';
import type { Selectable } from 'kysely';
import { conAlias, solo } from '../../db/columnas.ts';
import type { Afiliacion } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { DE_ACCIONES, DE_CORRECCION, DE_LA_FILA, HECHOS, unir } from '../afiliacion/cambios.queries.ts';
import { CONTACTO } from '../persona/ficha.queries.ts';
import { IDENTIDAD } from '../persona/persona.queries.ts';

export type Corregible = Pick<Selectable<Afiliacion>, (typeof DE_CORRECCION)[number]>;

/** Selects an affiliation with all that update forms show of it, of the person and of the entity's ficha. */
const registrosCompletos = (trx: Trx) =>
  trx
    .selectFrom('afiliacion as a')
    .innerJoin('persona as p', 'p.id', 'a.id_persona')
    .innerJoin('entidad_empleadora as e', 'e.id', 'a.id_entidad')
    .innerJoin('parametrica as t', 't.id', 'a.id_tipo_asegurado')
    .leftJoin('afiliacion as ti', 'ti.id', 'a.id_titular')
    .leftJoin('parametrica as pa', 'pa.id', 'a.id_parentesco')
    .leftJoin('departamento as da', 'da.id', 'a.id_departamento')
    .leftJoin('departamento as dt', 'dt.id', 'a.id_departamento_trabajo')
    .leftJoin('establecimiento_salud as s', 's.id', 'a.id_establecimiento')
    .leftJoin('ficha_persona as f', (join) =>
      join.onRef('f.id_persona', '=', 'a.id_persona').onRef('f.id_ente_gestor', '=', 'a.id_ente_gestor'),
    )
    .leftJoin('parametrica as ge', (join) =>
      join.on((eb) => eb('ge.id', '=', eb.fn.coalesce('f.id_genero', 'p.id_genero'))),
    )
    .leftJoin('parametrica as ec', 'ec.id', 'f.id_estado_civil')
    .leftJoin('departamento as df', 'df.id', 'f.id_departamento')
    .select(conAlias('a', unir(DE_LA_FILA, HECHOS, DE_ACCIONES, DE_CORRECCION)))
    .select(conAlias('p', [...IDENTIDAD, 'fecha_defuncion']))
    .select(conAlias('f', CONTACTO))
    .select([
      'p.tipo_doc',
      'e.codigo as codigo_entidad',
      'e.nombre as nombre_entidad',
      'e.tipo_codigo',
      'a.exenta_de_edad',
      't.codigo as tipo_asegurado',
      't.nombre as nombre_tipo_asegurado',
      'ti.fecha_afiliacion as fecha_afiliacion_titular',
      'pa.nombre as parentesco',
      'da.sigla as departamento',
      'dt.sigla as departamento_trabajo',
      's.codigo_rues as codigo_establecimiento',
      'ge.id as id_genero',
      'ge.sigla as genero',
      'ec.sigla as estado_civil',
      'f.id_departamento as id_departamento_domicilio',
      'df.sigla as departamento_domicilio',
    ])
    // The entity's ficha of the person has this version; 0 while there is none.
    .select(({ fn, lit }) => fn.coalesce('f.version', lit(0)).as('version_ficha'));

export type FilaCompleta = Awaited<ReturnType<ReturnType<typeof registrosCompletos>['executeTakeFirstOrThrow']>>;

/** Reads the record in the scope, or undefined; `tomar` locks the row first, until the transaction ends. */
export const filaCompleta = (trx: Trx, id: IdAfiliacion, tipo: HechosAfiliacion['tipo'], { tomar = false } = {}) =>
  registrosCompletos(trx)
    .where('a.id', '=', id)
    .where('a.tipo', '=', tipo)
    .$if(tomar, (q) => q.forNoKeyUpdate('a'))
    .executeTakeFirst();

/** Writes a locked row, which goes one version up. */
export const corregirAfiliacion = (
  trx: Trx,
  id: IdAfiliacion,
  cambios: Corregible,
  idUsuario: IdUsuario,
  ahora: Date,
): Promise<unknown> =>
  trx
    .updateTable('afiliacion')
    .set({ ...solo(cambios, DE_CORRECCION), id_usuario_modificacion: idUsuario, modificado_en: ahora })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
