import { type Lectura, miroACadaUna } from '@sgpa/domain/auditoria/lecturas';
import type { ClaveOperacion } from '@sgpa/domain/cuenta/operaciones';
import type { Slug } from '@sgpa/domain/cuenta/permisos';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import type { FilaAnotada, Leida } from '../../db/anotador.ts';
import type { Json } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import type { Operacion } from '../../operacion.ts';
import { type Anotacion, anotar, anotarConOperacion, anotarTodas } from './auditoria.queries.ts';

interface Suceso {
  accion: Slug | Lectura;
  recurso?: string;
  idRecurso?: number | string;
  /** The managing entity is that of the record that was touched, when it is not the user's own. */
  idEnteGestor?: IdEnteGestor;
  antes?: Json;
  despues?: Json;
}

const anotacionDe = ({ contexto, ahora }: Operacion, suceso: Suceso): Anotacion => ({
  ...suceso,
  idRecurso: suceso.idRecurso === undefined ? undefined : String(suceso.idRecurso),
  cuando: ahora,
  idUsuario: contexto.usuario.id,
  idEnteGestor: suceso.idEnteGestor ?? contexto.usuario.idEnteGestor,
  ip: contexto.ip,
  idSolicitud: contexto.idSolicitud,
});

const filaDe = (
  { contexto }: Operacion,
  { accion, recurso, idRecurso, idEnteGestor, despues }: Suceso,
): FilaAnotada => ({
  accion,
  recurso: recurso ?? null,
  id_recurso: idRecurso === undefined ? null : String(idRecurso),
  id_ente_gestor: idEnteGestor ?? contexto.usuario.idEnteGestor,
  despues: despues ?? null,
});

/** Audits what a user did: the row is written with the deed's COMMIT, or before a reading is answered. */
export function auditar(op: Operacion, suceso: Suceso): void {
  if (op.leida) op.leida.filas.push(filaDe(op, suceso));
  else anotar(op.trx, anotacionDe(op, suceso));
}

/** Audits a deed and counts it among the user's operations of the day. */
export function auditarOperacion(op: Operacion, suceso: Suceso & { accion: ClaveOperacion }): void {
  const { accion: clave } = suceso;
  if (op.leida) {
    auditar(op, suceso);
    op.leida.operacion = clave;
  } else anotarConOperacion(op.trx, anotacionDe(op, suceso), { idUsuario: op.contexto.usuario.id, hoy: op.hoy, clave });
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

/** Audits attempts to sign in, when there is no user yet. */
export const auditarIngreso = (trx: Trx, anotacion: Anotacion): void => anotar(trx, anotacion);

/** Audits what the jobs change, which no user did. */
export const auditarSistema = (
  trx: Trx,
  ahora: Date,
  accion: string,
  sucesos: readonly { recurso: string; idRecurso: number; idEnteGestor: IdEnteGestor; antes: Json; despues: Json }[],
): void =>
  anotarTodas(
    trx,
    sucesos.map((suceso) => ({
      ...suceso,
      accion,
      idRecurso: String(suceso.idRecurso),
      cuando: ahora,
      idUsuario: null,
      ip: null,
      idSolicitud: null,
    })),
  );
