import type { IdEnteGestor, IdUsuario } from '@sgpa/domain/shared/ids';
import { type RawBuilder, sql } from 'kysely';
import { personasConDocumento } from '../../db/con-documento.ts';
import type { Trx } from '../../db/pool.ts';
import { valor } from '../../db/sentencia.ts';

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
  id_usuario_proceso: IdUsuario;
}

/** Goes behind the change of its affiliation, which is held. */
export const cerrarConBaja = (trx: Trx, id: number, respuesta: Respuesta): Promise<unknown> =>
  trx
    .updateTable('novedad')
    .set({ ...respuesta, estado: 'PROCESADA' })
    .where('id', '=', id)
    .execute();

export interface FiltroNovedades {
  /** Null for the authority, whose scope is every entity. */
  idEnteGestor: IdEnteGestor | null;
  numeroDocumento: string | null;
  /** By id, code, sigla or name, as departments travel. */
  departamento: string | null;
}

export const elDepartamento = (clave: string) =>
  sql`select d.id from departamento d where upper(${clave}) in (d.id::text, d.codigo, d.sigla, upper(d.nombre))`;

/**
 * What the list asks of a novedad, each part answered by one of the indexes of what is open: row security alone would not
 * tell the planner that an entity's list is of one entity.
 */
export const abiertas = ({ idEnteGestor, numeroDocumento, departamento }: FiltroNovedades): RawBuilder<unknown> =>
  sql.join(
    [
      sql`n.estado = 'ABIERTA'`,
      ...(idEnteGestor === null ? [] : [sql`n.id_ente_gestor = ${idEnteGestor}::smallint`]),
      ...(departamento === null ? [] : [sql`n.id_departamento = (${elDepartamento(departamento)})`]),
      ...(numeroDocumento === null ? [] : [sql`n.id_persona in (${personasConDocumento(numeroDocumento)})`]),
    ],
    sql` and `,
  );

export const totalDeNovedades = valor(
  'totalDeNovedades',
  'int8',
  (filtro: FiltroNovedades) => sql`select count(*) as valor from novedad n where ${abiertas(filtro)}`,
);
