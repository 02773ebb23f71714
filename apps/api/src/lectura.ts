import type { Contexto } from './contexto.ts';
import { aperturaDeSesion } from './db/alcance.ts';
import type { Leida } from './db/anotador.ts';
import { enSusConexiones } from './db/conexiones-de-cuenta.ts';
import type { Trx } from './db/pool.ts';
import { type Comienzo, type Consulta, enTransaccion, SOLO_LEE } from './db/transaccion.ts';
import type { Deps } from './deps.ts';
import { type Momento, momentoDe, type Operacion } from './operacion.ts';

export interface Lectura extends Operacion {
  leida: Leida;
}

export type LecturaDeps = Pick<Deps, 'db' | 'clock' | 'anotador'>;

interface ComienzoDeLectura extends Pick<Contexto, 'sesionId' | 'ip' | 'idSolicitud'> {
  /** The reading counts in this account's share of connections. */
  idUsuario?: Contexto['usuario']['id'];
  /** A step that goes on with an earlier reading has that reading's moment. */
  momento?: Momento;
  /** The statement that gives the transaction its scope. */
  apertura(momento: Momento): Consulta;
}

interface Abierta extends Momento {
  trx: Trx;
  leida: Leida;
  /** The rows that `apertura` answers come first. */
  abierta: Promise<readonly (readonly unknown[])[]>;
}

/** Every request is answered within 20 s. */
const PLAZO_MS = 19_500;

/**
 * Runs a read from its BEGIN to its answer. It reads one snapshot, in a transaction that can write nothing. When that
 * has ended, and holds neither a connection nor its account's share, what the read leaves in the audit trail is written
 * together with that of all reads that end then. Only when it is durable is anything answered. A read that refuses
 * leaves nothing.
 */
export async function enLectura<T>(
  { db, clock, anotador }: LecturaDeps,
  { sesionId, ip, idSolicitud, idUsuario, momento: dicho, apertura }: ComienzoDeLectura,
  tarea: (lectura: Abierta) => Promise<T>,
): Promise<T> {
  const hastaMs = performance.now() + PLAZO_MS;
  const leer = async () => {
    const momento = dicho ?? momentoDe(clock);
    const { ahora: cuando, hoy } = momento;
    const leida: Leida = { sesion: sesionId, cuando, hoy, ip, id_solicitud: idSolicitud, filas: [] };
    const comienzo: Comienzo = { nivel: SOLO_LEE, alComenzar: [apertura(momento)] };
    const leido = await enTransaccion(db, (trx, abierta) => tarea({ ...momento, trx, leida, abierta }), comienzo);
    return { leido, leida };
  };
  const { leido, leida } = await (idUsuario === undefined ? leer() : enSusConexiones(db, idUsuario, leer));
  if (leida.filas.length > 0 || leida.mostradas !== undefined) await anotador.anotar(leida, hastaMs);
  return leido;
}

/** Reads the next step of a download that began with `inicio`, with the rights of then and the present session. */
export const leerPaso = <T>(
  deps: LecturaDeps,
  { contexto, ahora, hoy }: Pick<Operacion, 'contexto' | 'ahora' | 'hoy'>,
  tarea: (op: Lectura) => Promise<T>,
): Promise<T> => {
  const apertura = () => aperturaDeSesion(contexto.sesionId, ahora);
  return enLectura(deps, { ...contexto, momento: { ahora, hoy }, apertura }, (lectura) =>
    tarea({ ...lectura, contexto }),
  );
};
