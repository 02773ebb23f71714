import type { IdUsuario } from '@sgpa/domain/shared/ids';
import type { Trx } from '../../../db/pool.ts';
import { losUsuarios } from '../usuario.queries.ts';

export const elUsuario = (trx: Trx, id: IdUsuario) =>
  losUsuarios(trx)
    .leftJoin('departamento as d', 'd.id', 'u.id_departamento')
    .leftJoin('departamento as ed', 'ed.id', 'e.id_departamento')
    .leftJoin('municipio as m', 'm.codigo_ine', 'e.codigo_municipio')
    .leftJoin('entidad_empleadora as emp', 'emp.id', 'u.id_entidad')
    .select([
      'u.fecha_nacimiento',
      'u.direccion',
      'u.telefono_fijo',
      'u.extension',
      'u.id_departamento',
      'u.id_entidad',
      'u.ultimo_ingreso',
      'u.creado_en',
      'u.baja_solicitada_el',
      'd.nombre as departamento',
      'ed.nombre as departamento_establecimiento',
      'm.nombre as municipio',
      'e.nivel',
      'e.red',
      'e.tipo as tipo_establecimiento',
      'emp.nombre as nombre_entidad',
    ])
    .where('u.id', '=', id);

export type UsuarioLeido = Awaited<ReturnType<ReturnType<typeof elUsuario>['executeTakeFirstOrThrow']>>;
