import type { IdUsuario } from '@sgpa/domain/shared/ids';
import type { Trx } from '../../../db/pool.ts';

export const datosDelPerfil = (trx: Trx, idUsuario: IdUsuario) =>
  trx
    .selectFrom('usuario as u')
    .innerJoin('ente_gestor as g', 'g.id', 'u.id_ente_gestor')
    .leftJoin('establecimiento_salud as e', 'e.id', 'u.id_establecimiento')
    .leftJoin('departamento as d', 'd.id', 'e.id_departamento')
    .leftJoin('municipio as m', 'm.codigo_ine', 'e.codigo_municipio')
    .select([
      'u.username',
      'u.rol',
      'u.id_ente_gestor',
      'u.paterno',
      'u.materno',
      'u.nombres',
      'u.cargo',
      'u.direccion',
      'u.telefono',
      'u.correo',
      'g.nombre as ente',
      'g.sigla',
      'g.logo',
      'e.nombre as establecimiento',
      'd.nombre as departamento',
      'm.nombre as municipio',
      'e.nivel',
      'e.red',
      'e.tipo as tipoEstablecimiento',
    ])
    .where('u.id', '=', idUsuario);
