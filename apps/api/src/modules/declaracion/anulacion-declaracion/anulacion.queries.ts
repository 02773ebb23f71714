import type { IdUsuario } from '@sgpa/domain/shared/ids';
import type { Trx } from '../../../db/pool.ts';

export const marcarAnulada = (
  trx: Trx,
  id: number,
  anulado_en: Date,
  id_usuario_anulacion: IdUsuario,
): Promise<unknown> =>
  trx
    .updateTable('declaracion_poblacion')
    .set({ estado: 'ANULADO', anulado_en, id_usuario_anulacion })
    .where('id', '=', id)
    .execute();
