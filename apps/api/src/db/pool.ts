import { readFileSync } from 'node:fs';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { TURNOS, type Turnos } from './ajustes-de-base.ts';
import { repartir } from './conexiones-de-cuenta.ts';
import type { DB } from './db.generated.ts';
import { leerDireccion } from './partes-de-conexion.ts';
import { conTurnos, SinRespuesta } from './prestada.ts';
import { TurnosDeConexion } from './turnos-de-conexion.ts';

/** Builds and types statements. Kysely's own transactions wait for each answer (transaccion.ts). */
export type Db = Omit<Kysely<DB>, 'transaction' | 'startTransaction' | 'connection'>;

/** Statements of a transaction that are asked together (`Promise.all`) travel together. */
export interface Trx extends Db {
  /** The statements of the close go with COMMIT. */
  readonly cierre: CompiledQuery[];
}

const { builtins } = pg.types;

/** Dates stay civil dates as text; 64-bit identifiers and counts of this product fit in a JavaScript number. */
const comoNumero = new Set<number>([builtins.INT8, builtins.NUMERIC]);
/** pg's list of types leaves out arrays of dates (`date[]`). */
const FECHAS = new Set<number>([1182]);
const leerFechas = (valor: string): string[] => valor.slice(1, -1).split(',').filter(Boolean);
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === builtins.DATE) return (valor: string) => valor;
    if (comoNumero.has(oid)) return Number;
    if (FECHAS.has(oid)) return leerFechas;
    return pg.types.getTypeParser(oid, format);
  },
};

/** Statements are short and many: a generic plan is cheap, workers and compiled code do not pay for ten rows. */
export const AJUSTES = [
  'plan_cache_mode=force_generic_plan',
  // No query reads a table of millions whole, whatever it looked like when the plan was made.
  'enable_seqscan=off',
  'max_parallel_workers_per_gather=0',
  'jit=off',
];
/** Nobody waits longer than this for a row or a table. */
export const CERROJO = 'lock_timeout=5000';
const OCIOSA_EN_TRANSACCION = 'idle_in_transaction_session_timeout=30000';

/** Nobody waits longer than this for a connection. */
export const CONEXION_MS = 5_000;
const OCIOSA_MS = 10_000;
/** PostgreSQL ends a statement after so long. */
const SENTENCIA_MS = 15_000;
/** So much later the server stops waiting for a PostgreSQL that does not even say so. */
const MARGEN_MS = 1_000;
/** A silent connection is asked so often whether the other side is still there. */
const SENAL_MS = 10_000;

interface OpcionesPool {
  url: string;
  max?: number;
  /** After so many milliseconds PostgreSQL ends a statement; 0 sets no limit, and the wait has none either. */
  statementTimeout?: number;
  /** After so many milliseconds nobody waits for an answer, and the connection is thrown away. */
  respuestaMs?: number;
  turnos?: Turnos;
  onError?: (error: Error) => void;
}

interface Conectada {
  db: Db;
  pool: pg.Pool;
  estado(): { enUso: number; libres: number; esperan: number; maximo: number };
}

function leerRaiz(archivo: string): string {
  try {
    return readFileSync(archivo, 'utf8');
  } catch (cause) {
    throw new Error('No se puede leer el archivo que DATABASE_URL dice en sslrootcert.', { cause });
  }
}

/**
 * Gives the address in parts, each of them set: pg asks the environment (PGUSER, PGHOST, PGPASSWORD, PGSSLMODE,
 * .pgpass) for any that is not. PGOPTIONS and PGREPLICATION, which no part overrides, are refused as settings
 * (config.ts).
 */
export function entrada(url: string) {
  const { password, tls, ...donde } = leerDireccion(url);
  return {
    ...donde,
    password: () => {
      if (password === null)
        throw new Error('el servidor pide clave y DATABASE_URL no la trae: PGPASSWORD y .pgpass no se leen');
      return password;
    },
    ssl: tls !== null && { rejectUnauthorized: true, ...(tls.raiz !== null && { ca: leerRaiz(tls.raiz) }) },
    sslnegotiation: 'postgres' as const,
    client_encoding: 'UTF8',
    connectionTimeoutMillis: CONEXION_MS,
  };
}

/** Makes a pool and its Kysely. A connection that PostgreSQL drops is replaced at the next use. */
export function crearDb({
  url,
  max = 20,
  statementTimeout = SENTENCIA_MS,
  respuestaMs = statementTimeout === 0 ? 0 : statementTimeout + MARGEN_MS,
  turnos: { aLaVez, graciaMs, deCadaCuenta } = TURNOS,
  onError = () => {},
}: OpcionesPool): Conectada {
  // A prepared statement is planned once. Planning for the values costs up to 9 ms (docs/rendimiento.md) and found no
  // other plan with ten million affiliations. The settings are made inside, since poolers refuse or forget what a
  // connection begins with.
  const ajustes = [...AJUSTES, CERROJO, OCIOSA_EN_TRANSACCION, `statement_timeout=${statementTimeout}`];
  const sesion = { text: ajustes.map((ajuste) => `set ${ajuste}`).join(';'), query_timeout: CONEXION_MS };
  const pool = new pg.Pool({
    ...entrada(url),
    max,
    types,
    pipeline: true,
    // The idle limit is shorter than a statement's: after one that hung, no older connection is left to hang on.
    idleTimeoutMillis: OCIOSA_MS,
    query_timeout: respuestaMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: SENAL_MS,
    application_name: 'sgpa',
    // No caller's statement is on the connection yet.
    onConnect: (cliente) =>
      cliente.query(sesion).catch((error: unknown) => {
        throw error instanceof pg.DatabaseError ? error : new SinRespuesta('', { cause: error });
      }),
  });
  // The connection's listener below reports it already; without one here it would end the process.
  pool.on('error', () => {});
  // A connection in use, between two statements of a transaction, has no other listener: without one its loss would end
  // the process. The transaction itself fails at its next statement.
  pool.on('connect', (client) => client.on('error', onError));
  const turnos = new TurnosDeConexion(aLaVez, graciaMs);
  const estado = () => ({
    enUso: pool.totalCount - pool.idleCount,
    libres: pool.idleCount,
    esperan: pool.waitingCount + turnos.esperan,
    maximo: max,
  });
  const db: Db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: conTurnos(pool, turnos) }) });
  // Kysely does not end a pool that was never asked through it; a second call gives the first one's promise.
  let fin: Promise<void> | undefined;
  db.destroy = () => {
    fin ??= pool.end();
    return fin;
  };
  repartir(db, deCadaCuenta);
  return { db, pool, estado };
}
