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

const APERTURA = /^(begin|start transaction)\b/;

class ClientePreparado implements PostgresPoolClient {
  readonly #cliente: pg.PoolClient;
  /** A BEGIN that waits for the transaction's first statement. */
  #apertura: string | null = null;

  constructor(cliente: pg.PoolClient) {
    this.#cliente = cliente;
  }

  query<R>(sql: string, parametros: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, parametros: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('Cursors are not in use here');
    if (parametros.length === 0 && APERTURA.test(sql)) {
      this.#apertura = sql;
      return Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] });
    }
    const apertura = this.#apertura;
    this.#apertura = null;
    return apertura === null ? this.#enviar(sql, parametros) : this.#abrir(apertura, sql, parametros);
  }

  #enviar(text: string, parametros: readonly unknown[]): Promise<unknown> {
    const values = [...parametros];
    const name = values.length > 0 ? nombreDe(text) : undefined;
    return this.#cliente.query(name === undefined ? { text, values } : { name, text, values });
  }

  /** A first statement without values goes in the same message as BEGIN: one way there and back less. */
  async #abrir(apertura: string, text: string, parametros: readonly unknown[]): Promise<unknown> {
    if (parametros.length === 0) {
      const resultado: unknown = await this.#cliente.query(`${apertura}; ${text}`);
      return Array.isArray(resultado) ? resultado.at(-1) : resultado;
    }
    await this.#cliente.query(apertura);
    return this.#enviar(text, parametros);
  }

  release(destruir?: boolean): void {
    this.#apertura = null;
    this.#cliente.release(destruir);
  }
}

/** The pool as Kysely sees it: every statement with values goes by its name, and BEGIN goes with what follows it. */
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
