import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './db.generated.ts';

export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;

const { builtins } = pg.types;

/** Dates stay civil dates as text; 64-bit identifiers and counts fit in a JavaScript number here. */
const comoNumero = new Set<number>([builtins.INT8, builtins.NUMERIC]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === builtins.DATE) return (valor: string) => valor;
    if (comoNumero.has(oid)) return Number;
    return pg.types.getTypeParser(oid, format);
  },
};

interface OpcionesPool {
  url: string;
  max?: number;
  /** Milliseconds that one statement may take before PostgreSQL ends it. */
  statementTimeout?: number;
  onError?: (error: Error) => void;
}

/** A pool and its Kysely. A connection that PostgreSQL drops is replaced at the next use. */
export function crearDb({ url, max = 20, statementTimeout = 15_000, onError = () => {} }: OpcionesPool): {
  db: Db;
  pool: pg.Pool;
} {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: 5000,
    statement_timeout: statementTimeout,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'sgpa',
  });
  pool.on('error', onError);
  // A connection in use, between two statements of a transaction, has no other listener: without one its loss would end
  // the process. The transaction itself fails at its next statement.
  pool.on('connect', (client) => client.on('error', onError));
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool };
}
