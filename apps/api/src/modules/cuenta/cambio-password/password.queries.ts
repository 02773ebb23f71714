import { alSeguir } from '../../../db/mensajes.ts';
import type { Trx } from '../../../db/pool.ts';

export const cambiarHash = (trx: Trx, idUsuario: number, hash: string, ahora: Date): Promise<void> =>
  alSeguir(
    trx,
    trx.updateTable('usuario').set({ password_hash: hash, modificado_en: ahora }).where('id', '=', idUsuario).compile(),
  );
