import { createHash } from 'node:crypto';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/**
 * Statements that PostgreSQL keeps prepared on each connection. Planning a page of the list (a dozen tables, under row
 * security) takes several times as long as running it. Queries are written by the code, with values apart, so there are
 * some dozens of texts; what makes texts without end (an `in` with as many places as values) passes unprepared.
 */
const MAXIMO = 400;
const TEXTO_MAXIMO = 20_000;

const nombres = new Map<string, string>();

function nombreDe(texto: string): string | undefined {
  const conocido = nombres.get(texto);
  if (conocido !== undefined || nombres.size >= MAXIMO || texto.length > TEXTO_MAXIMO) return conocido;
  const nombre = createHash('sha256').update(texto).digest('hex').slice(0, 40);
  nombres.set(texto, nombre);
  return nombre;
}

class ClientePreparado implements PostgresPoolClient {
  readonly #cliente: pg.PoolClient;

  constructor(cliente: pg.PoolClient) {
    this.#cliente = cliente;
  }

  query<R>(sql: string, parametros: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, parametros: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('Cursors are not in use here');
    const values = [...parametros];
    const name = values.length > 0 ? nombreDe(sql) : undefined;
    return this.#cliente.query(name === undefined ? { text: sql, values } : { name, text: sql, values });
  }

  release(destruir?: boolean): void {
    this.#cliente.release(destruir);
  }
}

/** The pool as Kysely sees it: every statement with values goes by its name. */
export function conPreparadas(pool: pg.Pool): PostgresPool {
  const envueltos = new WeakMap<pg.PoolClient, ClientePreparado>();
  return {
    options: pool.options,
    async connect() {
      const cliente = await pool.connect();
      const envuelto = envueltos.get(cliente) ?? new ClientePreparado(cliente);
      envueltos.set(cliente, envuelto);
      return envuelto;
    },
    end: () => pool.end(),
  };
}
