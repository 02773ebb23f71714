import { sql } from 'kysely';
import type { Json } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import type { Afiliacion } from './afiliacion.queries.ts';

/** What an action may leave otherwise than it was. */
export type Estampa = Pick<
  Afiliacion,
  | 'estado'
  | 'fecha_baja'
  | 'fecha_cesantia'
  | 'fecha_ampliacion'
  | 'fecha_derechohabiente'
  | 'fin_cobertura'
  | 'id_motivo_baja'
  | 'detalle_motivo'
  | 'id_motivo_ampliacion'
  | 'detalle_ampliacion'
  | 'detalle_derechohabiente'
  | 'id_entidad'
  | 'id_tipo_asegurado'
>;

/** Writes the new facts of rows that are held, each one version up, in one statement. */
export const guardarEstampas = (
  trx: Trx,
  filas: readonly (Estampa & { id: number })[],
  idUsuario: number | null,
  ahora: Date,
): Promise<unknown> =>
  sql`update afiliacion a set
      estado = n.estado, fecha_baja = n.fecha_baja, fecha_cesantia = n.fecha_cesantia, fecha_ampliacion = n.fecha_ampliacion,
      fecha_derechohabiente = n.fecha_derechohabiente, fin_cobertura = n.fin_cobertura, id_motivo_baja = n.id_motivo_baja,
      detalle_motivo = n.detalle_motivo, id_motivo_ampliacion = n.id_motivo_ampliacion, detalle_ampliacion = n.detalle_ampliacion,
      detalle_derechohabiente = n.detalle_derechohabiente, id_entidad = n.id_entidad, id_tipo_asegurado = n.id_tipo_asegurado,
      version = a.version + 1, id_usuario_modificacion = coalesce(${idUsuario}::integer, a.id_usuario_modificacion), modificado_en = ${ahora}
    from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb) as n (id bigint, estado smallint, fecha_baja date, fecha_cesantia date,
      fecha_ampliacion date, fecha_derechohabiente date, fin_cobertura date, id_motivo_baja integer, detalle_motivo text,
      id_motivo_ampliacion integer, detalle_ampliacion text, detalle_derechohabiente text, id_entidad bigint, id_tipo_asegurado integer)
    where a.id = n.id`.execute(trx);

export interface FilaHistoria {
  id_afiliacion: number;
  id_ente_gestor: number;
  accion: string;
  estado_antes: number;
  estado_despues: number;
  antes: Json;
  despues: Json;
  id_usuario: number | null;
  ocurrido_en: Date;
}

/** One text whatever the number of rows, as every statement that is kept prepared. */
export const insertarHistorias = (trx: Trx, filas: readonly FilaHistoria[]): Promise<unknown> =>
  sql`insert into afiliacion_historia
      (id_afiliacion, id_ente_gestor, accion, estado_antes, estado_despues, antes, despues, id_usuario, ocurrido_en)
    select n.id_afiliacion, n.id_ente_gestor, n.accion, n.estado_antes, n.estado_despues, n.antes, n.despues, n.id_usuario, n.ocurrido_en
    from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb) as n (id_afiliacion bigint, id_ente_gestor smallint, accion text,
      estado_antes smallint, estado_despues smallint, antes jsonb, despues jsonb, id_usuario integer, ocurrido_en timestamptz)`.execute(
    trx,
  );

export const insertarHistoria = (
  trx: Trx,
  fila: {
    id_afiliacion: number;
    id_ente_gestor: number;
    accion: string;
    estado_antes?: number;
    estado_despues: number;
    antes?: string;
    despues: string;
    id_usuario: number;
    ocurrido_en: Date;
  },
): Promise<unknown> => trx.insertInto('afiliacion_historia').values(fila).execute();
