import type { ClaveOperacion } from '@sgpa/domain/cuenta/operaciones';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor, IdUsuario } from '@sgpa/domain/shared/ids';
import { type ExpressionBuilder, sql } from 'kysely';
import type { DB, Json } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { orden } from '../../db/sentencia.ts';
import { conElCierre } from '../../db/transaccion.ts';

export interface Anotacion {
  cuando: Date;
  idUsuario: IdUsuario | null;
  idEnteGestor: IdEnteGestor | null;
  accion: string;
  recurso?: string;
  idRecurso?: string;
  /** The address is null where no request caused the row. */
  ip: string | null;
  idSolicitud: string | null;
  antes?: Json;
  despues?: Json;
}

const filaDe = (a: Anotacion) => ({
  ocurrido_en: a.cuando,
  id_usuario: a.idUsuario,
  id_ente_gestor: a.idEnteGestor,
  accion: a.accion,
  recurso: a.recurso ?? null,
  id_recurso: a.idRecurso ?? null,
  ip: a.ip,
  id_solicitud: a.idSolicitud,
  antes: a.antes === undefined ? null : JSON.stringify(a.antes),
  despues: a.despues === undefined ? null : JSON.stringify(a.despues),
});

/** The database's own clock dates the row, and so decides its partition (db/rutinas/15_reloj.sql). */
const filaFechada =
  (a: Anotacion) =>
  ({ fn, val }: ExpressionBuilder<DB, 'auditoria'>) => ({
    ...filaDe(a),
    ocurrido_en: fn<Date>('reloj_de_registro', [val(a.cuando)]),
  });

/** Adds a row to the audit trail in the deed's own transaction: nothing to wait for or to forget. */
export const anotar = (trx: Trx, a: Anotacion): void =>
  conElCierre(trx, trx.insertInto('auditoria').values(filaFechada(a)));

export const insertarAnotaciones = orden(
  'insertarAnotaciones',
  (filas: readonly object[]) => sql`insert into auditoria
      (ocurrido_en, id_usuario, id_ente_gestor, accion, recurso, id_recurso, ip, id_solicitud, antes, despues)
    select reloj_de_registro(n.ocurrido_en), n.id_usuario, n.id_ente_gestor, n.accion, n.recurso, n.id_recurso, n.ip, n.id_solicitud,
      n.antes, n.despues
    from jsonb_populate_recordset(null::auditoria, ${JSON.stringify(filas)}::jsonb) n`,
);

/** Adds several rows with one text for any number of them, as every prepared statement must have. */
export function anotarTodas(trx: Trx, anotaciones: readonly Anotacion[]): void {
  if (anotaciones.length === 0) return;
  const filas = anotaciones.map((a) => ({ ...filaDe(a), antes: a.antes ?? null, despues: a.despues ?? null }));
  conElCierre(trx, insertarAnotaciones.sentencia.texto(filas));
}

/** Adds a row and counts the user's operation of the day in one statement, as most requests end with both. */
export const anotarConOperacion = (
  trx: Trx,
  a: Anotacion,
  { idUsuario, hoy, clave }: { idUsuario: IdUsuario; hoy: FechaCivil; clave: ClaveOperacion },
): void =>
  conElCierre(
    trx,
    trx
      .with('anotada', (db) => db.insertInto('auditoria').values(filaFechada(a)))
      .insertInto('operacion_realizada')
      .values({ id_usuario: idUsuario, fecha: hoy, clave }),
  );
