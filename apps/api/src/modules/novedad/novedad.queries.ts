import { alSeguir } from '../../db/mensajes.ts';
import type { Trx } from '../../db/pool.ts';

/** In the user's scope, whatever has become of it. */
export const laNovedad = (trx: Trx, id: number) =>
  trx
    .selectFrom('novedad')
    .select(['id', 'codigo', 'estado', 'id_motivo_baja', 'id_persona', 'id_afiliacion', 'id_ente_gestor'])
    .where('id', '=', id);

export type NovedadLeida = Awaited<ReturnType<ReturnType<typeof laNovedad>['executeTakeFirstOrThrow']>>;

interface Respuesta {
  id_motivo_baja: number;
  detalle_baja: string;
  procesado_en: Date;
  id_usuario_proceso: number;
}

/** Goes behind the change of its affiliation, which is held. */
export const cerrarConBaja = (trx: Trx, id: number, respuesta: Respuesta): Promise<void> =>
  alSeguir(
    trx,
    trx
      .updateTable('novedad')
      .set({ ...respuesta, estado: 'PROCESADA' })
      .where('id', '=', id)
      .compile(),
  );

/** How many the list shows without a filter: of one managing entity, which row security alone would not tell the planner. */
export function totalDeAbiertas(trx: Trx, idEnteGestor: number | null) {
  const abiertas = trx.selectFrom('novedad').where('estado', '=', 'ABIERTA');
  const suyas = idEnteGestor === null ? abiertas : abiertas.where('id_ente_gestor', '=', idEnteGestor);
  return suyas.select(({ fn }) => fn.countAll<number>().as('total'));
}
