import { type Lectura, miroACadaUna } from '@sgpa/domain/auditoria/lecturas';
import type { ClaveOperacion } from '@sgpa/domain/cuenta/operaciones';
import type { Slug } from '@sgpa/domain/cuenta/permisos';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import type { FilaAnotada, Leida } from '../../db/anotador.ts';
import type { Json } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import type { Operacion } from '../../operacion.ts';
import { type Anotacion, anotar, anotarConOperacion, anotarTodas } from './auditoria.queries.ts';

interface Hecho {
  accion: Slug | Lectura;
  recurso?: string;
  idRecurso?: number | string;
  /** The managing entity whose record was touched, when it is not the user's own. */
  idEnteGestor?: IdEnteGestor;
  antes?: Json;
  despues?: Json;
}

const anotacionDe = ({ contexto, ahora }: Operacion, hecho: Hecho): Anotacion => ({
  ...hecho,
  idRecurso: hecho.idRecurso === undefined ? undefined : String(hecho.idRecurso),
  cuando: ahora,
  idUsuario: contexto.usuario.id,
  idEnteGestor: hecho.idEnteGestor ?? contexto.usuario.idEnteGestor,
  ip: contexto.ip,
  idSolicitud: contexto.idSolicitud,
});

const filaDe = (
  { contexto }: Operacion,
  { accion, recurso, idRecurso, idEnteGestor, despues }: Hecho,
): FilaAnotada => ({
  accion,
  recurso: recurso ?? null,
  id_recurso: idRecurso === undefined ? null : String(idRecurso),
  id_ente_gestor: idEnteGestor ?? contexto.usuario.idEnteGestor,
  despues: despues ?? null,
});

/** What a user did, for the audit trail: written with the COMMIT of the deed, or before a reading is answered. */
export function auditar(op: Operacion, hecho: Hecho): void {
  if (op.leida) op.leida.filas.push(filaDe(op, hecho));
  else anotar(op.trx, anotacionDe(op, hecho));
}

/** The same, and counted among the day's operations of the user. */
export function auditarOperacion(op: Operacion, hecho: Hecho & { accion: ClaveOperacion }): void {
  const { accion: clave } = hecho;
  if (op.leida) {
    auditar(op, hecho);
    op.leida.operacion = clave;
  } else anotarConOperacion(op.trx, anotacionDe(op, hecho), { idUsuario: op.contexto.usuario.id, hoy: op.hoy, clave });
}

/** Whom an answer showed beside its subject, or as a list: of each of them it is a reading, unless they were many. */
export const mostradas = (afiliaciones: readonly (number | null)[], lista: Parameters<typeof miroACadaUna>[0]) => ({
  afiliaciones: [...new Set(afiliaciones.filter((id) => id !== null))],
  ...(miroACadaUna(lista) && { deCadaUna: true }),
});

/** Whom a step of an export shows, beside the audit row of its beginning; nothing of it goes out before. */
export function anotarMostradas({ leida }: { leida: Leida }, afiliaciones: readonly (number | null)[]): void {
  const cuales = [...new Set(afiliaciones.filter((id) => id !== null))].toSorted((una, otra) => una - otra);
  if (cuales.length > 0) leida.mostradas = cuales;
}

/** What happens before anybody is signed in: attempts to. */
export const auditarIngreso = (trx: Trx, anotacion: Anotacion): void => anotar(trx, anotacion);

/** What no user did: the jobs that change records. */
export const auditarSistema = (
  trx: Trx,
  ahora: Date,
  accion: string,
  hechos: readonly { recurso: string; idRecurso: number; idEnteGestor: IdEnteGestor; antes: Json; despues: Json }[],
): void =>
  anotarTodas(
    trx,
    hechos.map((hecho) => ({
      ...hecho,
      accion,
      idRecurso: String(hecho.idRecurso),
      cuando: ahora,
      idUsuario: null,
      ip: null,
      idSolicitud: null,
    })),
  );
