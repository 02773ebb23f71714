import type { Trx } from '../../../db/pool.ts';

export const cambiarHash = (trx: Trx, idUsuario: number, hash: string, ahora: Date): Promise<unknown> =>
  trx.updateTable('usuario').set({ password_hash: hash, modificado_en: ahora }).where('id', '=', idUsuario).execute();
