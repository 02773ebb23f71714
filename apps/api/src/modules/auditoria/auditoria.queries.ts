import { type ClaveDeLectura, miroACadaUna } from '@sgpa/domain/auditoria/lecturas';
import type { ClaveOperacion } from '@sgpa/domain/cuenta/operaciones';
import type { Slug } from '@sgpa/domain/cuenta/permisos';
import type { IdEnteGestor, IdUsuario } from '@sgpa/domain/shared/ids';
import { type ExpressionBuilder, sql } from 'kysely';
import type { FilaAnotada, Leida } from '../../db/anotador.ts';
import type { DB, Json } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { orden } from '../../db/sentencia.ts';
import { conElCierre } from '../../db/transaccion.ts';
import type { Operacion } from '../../operacion.ts';

/** An audit row tells this; `anotacionDe` adds who and when. */
interface Suceso {
  accion: Slug | ClaveDeLectura;
  recurso?: string;
  idRecurso?: number | string;
  /** The managing entity is that of the record that was touched, when it is not the user's own. */
  idEnteGestor?: IdEnteGestor;
  antes?: Json;
  despues?: Json;
}

interface Anotacion extends Omit<Suceso, 'accion' | 'idEnteGestor'> {
  cuando: Date;
  idUsuario: IdUsuario | null;
  idEnteGestor: IdEnteGestor | null;
  accion: string;
  /** The address is null where no request caused the row. */
  ip: string | null;
  idSolicitud: string | null;
}

const comoTexto = (idRecurso: number | string | undefined): string | null =>
  idRecurso === undefined ? null : String(idRecurso);

const filaDe = (a: Anotacion) => ({
  ocurrido_en: a.cuando,
  id_usuario: a.idUsuario,
  id_ente_gestor: a.idEnteGestor,
  accion: a.accion,
  recurso: a.recurso ?? null,
  id_recurso: comoTexto(a.idRecurso),
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

/** Adds a row to the audit trail with the COMMIT of the deed it tells of: nothing to wait for or to forget. */
export const anotar = (trx: Trx, a: Anotacion): void =>
  conElCierre(trx, trx.insertInto('auditoria').values(filaFechada(a)));

const anotacionDe = ({ contexto, ahora }: Operacion, suceso: Suceso): Anotacion => ({
  ...suceso,
  cuando: ahora,
  idUsuario: contexto.usuario.id,
  idEnteGestor: suceso.idEnteGestor ?? contexto.usuario.idEnteGestor,
  ip: contexto.ip,
  idSolicitud: contexto.idSolicitud,
});

const filaDeLectura = ({ contexto }: Operacion, suceso: Suceso): FilaAnotada => ({
  accion: suceso.accion,
  recurso: suceso.recurso ?? null,
  id_recurso: comoTexto(suceso.idRecurso),
  id_ente_gestor: suceso.idEnteGestor ?? contexto.usuario.idEnteGestor,
  despues: suceso.despues ?? null,
});

/** Audits what a user did: the row is written with the deed's COMMIT, or before a reading is answered. */
export function auditar(op: Operacion, suceso: Suceso): void {
  if (op.leida) op.leida.filas.push(filaDeLectura(op, suceso));
  else anotar(op.trx, anotacionDe(op, suceso));
}

/** Audits a deed and counts it among the user's operations of the day, in one statement as most requests end with both. */
export function auditarOperacion(op: Operacion, suceso: Suceso & { accion: ClaveOperacion }): void {
  const { trx, contexto, hoy, leida } = op;
  if (leida) {
    auditar(op, suceso);
    leida.operacion = suceso.accion;
    return;
  }
  conElCierre(
    trx,
    trx
      .with('anotada', (db) => db.insertInto('auditoria').values(filaFechada(anotacionDe(op, suceso))))
      .insertInto('operacion_realizada')
      .values({ id_usuario: contexto.usuario.id, fecha: hoy, clave: suceso.accion }),
  );
}

/** Lists whom an answer showed; `deCadaUna` marks that each was read, and not only a long list (`miroACadaUna`). */
export const mostradas = (afiliaciones: readonly (number | null)[], lista: Parameters<typeof miroACadaUna>[0]) => ({
  afiliaciones: [...new Set(afiliaciones.filter((id) => id !== null))],
  ...(miroACadaUna(lista) && { deCadaUna: true }),
});

/** Notes whom a step of an export shows, beside the audit row of its beginning and before any of it goes out. */
export function anotarMostradas({ leida }: { leida: Leida }, afiliaciones: readonly (number | null)[]): void {
  const cuales = [...new Set(afiliaciones.filter((id) => id !== null))].toSorted((una, otra) => una - otra);
  if (cuales.length > 0) leida.mostradas = cuales;
}

/** Adds any number of rows with one text, as every prepared statement must have. */
export const insertarAnotaciones = orden(
  'insertarAnotaciones',
  (filas: readonly object[]) => sql`insert into auditoria
      (ocurrido_en, id_usuario, id_ente_gestor, accion, recurso, id_recurso, ip, id_solicitud, antes, despues)
    select reloj_de_registro(n.ocurrido_en), n.id_usuario, n.id_ente_gestor, n.accion, n.recurso, n.id_recurso, n.ip, n.id_solicitud,
      n.antes, n.despues
    from jsonb_populate_recordset(null::auditoria, ${JSON.stringify(filas)}::jsonb) n`,
);

/** Audits what the jobs change, which no user did. */
export function auditarSistema(
  trx: Trx,
  ahora: Date,
  accion: string,
  sucesos: readonly { recurso: string; idRecurso: number; idEnteGestor: IdEnteGestor; antes: Json; despues: Json }[],
): void {
  if (sucesos.length === 0) return;
  const deNadie = { accion, cuando: ahora, idUsuario: null, ip: null, idSolicitud: null };
  const filas = sucesos.map((suceso) => ({
    ...filaDe({ ...suceso, ...deNadie }),
    antes: suceso.antes,
    despues: suceso.despues,
  }));
  conElCierre(trx, insertarAnotaciones.sentencia.texto(filas));
}
