import type { IdUsuario } from '@sgpa/domain/shared/ids';
import type { Trx } from '../../../db/pool.ts';

/** @param corta shorter than one may be without a second factor. */
export const cambiarHash = (
  trx: Trx,
  idUsuario: IdUsuario,
  { hash, corta }: { hash: string; corta: boolean },
  ahora: Date,
): Promise<unknown> =>
  trx
    .updateTable('usuario')
    .set({ password_hash: hash, password_corta: corta, modificado_en: ahora })
    .where('id', '=', idUsuario)
    .execute();
