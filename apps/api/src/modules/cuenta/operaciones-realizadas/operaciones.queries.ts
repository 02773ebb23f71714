import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdUsuario } from '@sgpa/domain/shared/ids';
import type { Trx } from '../../../db/pool.ts';

export const operacionesDelDia = (trx: Trx, idUsuario: IdUsuario, hoy: FechaCivil) =>
  trx
    .selectFrom('operacion_realizada')
    .select(({ fn }) => ['clave', fn.countAll<number>().as('cantidad')])
    .where('id_usuario', '=', idUsuario)
    .where('fecha', '=', hoy)
    .groupBy('clave')
    .orderBy('clave')
    .execute();
