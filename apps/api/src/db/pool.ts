import { Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './db.generated.ts';
import { dialecto } from './driver.ts';
import type { Sentencia } from './lote.ts';
import { repartir } from './parte-de-cuenta.ts';
import { TurnosDeConexion } from './turnos-de-conexion.ts';

export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;

const { builtins } = pg.types;

/** Dates stay civil dates as text; 64-bit identifiers and counts fit in a JavaScript number here. */
const comoNumero = new Set<number>([builtins.INT8, builtins.NUMERIC]);
/** Arrays of dates (`date[]`), which pg's list of types leaves out. */
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

/**
 * Many short statements at once: a plan for any values looks dearer than it is, and neither workers nor compiled code are
 * worth starting for ten rows.
 */
export const AJUSTES =
  '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c max_parallel_workers_per_gather=0 -c jit=off';

/** Transactions of one pool that run at a time, of those younger than the grace (ADR 0124). */
const A_LA_VEZ = 6;
const GRACIA_MS = 25;

/** So long anybody waits for a connection. */
export const CONEXION_MS = 5_000;
const OCIOSA_MS = 10_000;
/** So long a statement may take before PostgreSQL ends it. */
const SENTENCIA_MS = 15_000;
/** So much later the server no longer waits for a PostgreSQL that does not even say so. */
const MARGEN_MS = 1_000;
/** How often a connection on which nothing is said is asked whether the other side is still there. */
const SENAL_MS = 10_000;

interface OpcionesPool {
  url: string;
  max?: number;
  /** Milliseconds that one statement may take before PostgreSQL ends it; 0: no limit, and nobody stops waiting. */
  statementTimeout?: number;
  /** Milliseconds after which nobody waits for an answer any more, and the connection is thrown away. */
  respuestaMs?: number;
  onError?: (error: Error) => void;
  /** Called with what goes in each message to the database. */
  alEnviar?: (sentencias: readonly Sentencia[]) => void;
}

interface Conectada {
  db: Db;
  pool: pg.Pool;
  /** How its connections are used at this moment. */
  estado(): { enUso: number; libres: number; esperan: number; maximo: number };
}

/** A pool and its Kysely. A connection that PostgreSQL drops is replaced at the next use. */
export function crearDb({
  url,
  max = 20,
  statementTimeout = SENTENCIA_MS,
  respuestaMs = statementTimeout === 0 ? 0 : statementTimeout + MARGEN_MS,
  onError = () => {},
  alEnviar = () => {},
}: OpcionesPool): Conectada {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: CONEXION_MS,
    // Sooner than a statement: after a wait for one that hung, no connection of before is left to hang on.
    idleTimeoutMillis: OCIOSA_MS,
    statement_timeout: statementTimeout,
    query_timeout: respuestaMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: SENAL_MS,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'sgpa',
    // A prepared statement is planned once. Planning for the values costs up to 9 ms (docs/rendimiento.md) and found no
    // other plan with ten million affiliations.
    // No query reads a table of millions whole, whatever it looked like when the plan was made.
    options: AJUSTES,
  });
  // The connection below tells it already; without a listener here it would end the process.
  pool.on('error', () => {});
  // A connection in use, between two statements of a transaction, has no other listener: without one its loss would end
  // the process. The transaction itself fails at its next statement.
  pool.on('connect', (client) => client.on('error', onError));
  const turnos = new TurnosDeConexion(A_LA_VEZ, GRACIA_MS);
  const estado = () => ({
    enUso: pool.totalCount - pool.idleCount,
    libres: pool.idleCount,
    esperan: pool.waitingCount + turnos.esperan,
    maximo: max,
  });
  const db = new Kysely<DB>({ dialect: dialecto({ pool, types, turnos, alEnviar }) });
  repartir(db);
  return { db, pool, estado };
}
