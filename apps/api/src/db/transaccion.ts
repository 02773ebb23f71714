import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { DB } from './db.generated.ts';
import type { Db, Trx } from './pool.ts';
import { codigoSql } from './restricciones.ts';

/** These codes only follow from an earlier failure: the transaction is over, or the name was never prepared. */
const CONSECUENTES = ['25P02', '26000'];

const nada = async (): Promise<void> => {};
const noHay = (): never => {
  throw new TypeError('A transaction has one connection, and neither cursors nor transactions of its own');
};

/** A transaction's one connection, as Kysely's driver, knows what is under way on it and what has failed. */
class UnaConexion implements Driver {
  readonly #conexion: DatabaseConnection;
  readonly fallas: unknown[] = [];
  #enVuelo = 0;
  #acabada = false;
  #alQuedarQuieta = (): void => {};

  constructor(conexion: DatabaseConnection) {
    this.#conexion = conexion;
  }

  /** Tells if every statement that the task began has its answer. */
  get quieta(): boolean {
    return this.#enVuelo === 0;
  }

  async esperarQuieta(): Promise<void> {
    if (this.quieta) return;
    await new Promise<void>((resolve) => {
      this.#alQuedarQuieta = resolve;
    });
  }

  /** From now on the task may ask nothing: it would run in the next one's transaction, and scope. */
  acabar(): void {
    this.#acabada = true;
  }

  /** Reaches the connection at once; what is asked through Kysely does so some turns later. */
  async preguntar<R>(consulta: CompiledQuery) {
    try {
      return await this.#conexion.executeQuery<R>(consulta);
    } catch (error) {
      this.fallas.push(error);
      throw error;
    }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#acabada) throw new Error('A statement came after its transaction ended');
    this.#enVuelo += 1;
    return { executeQuery: (consulta) => this.preguntar(consulta), streamQuery: noHay };
  }

  async releaseConnection(): Promise<void> {
    this.#enVuelo -= 1;
    if (this.quieta) this.#alQuedarQuieta();
  }

  readonly init = nada;
  readonly destroy = nada;
  readonly beginTransaction = noHay;
  readonly commitTransaction = noHay;
  readonly rollbackTransaction = noHay;
}

const kyselySobre = (conexion: Driver): Kysely<DB> => {
  const dialect: Dialect = {
    createDriver: () => conexion,
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely<DB>({ dialect });
};

/** A statement comes from the builder, or was written by hand. */
export interface Consulta {
  compile(trx: Trx): CompiledQuery;
}

/** The transaction reads one snapshot and writes nothing. */
export const SOLO_LEE = 'repeatable read read only';

export interface Comienzo {
  /** At these levels all queries see one snapshot, so that they agree with each other. */
  nivel?: 'repeatable read' | typeof SOLO_LEE;
  /**
   * The opening statements go with BEGIN and the first statement of the task; if one fails, that is why the transaction
   * fails. Without them BEGIN is waited for: were it refused, what a role that may write everything sends after it would
   * be written outside of any transaction.
   */
  alComenzar?: readonly Consulta[];
}

/** `abierta` has the answers to `alComenzar`, which the task may have to wait for. */
type Tarea<T> = (trx: Trx, abierta: Promise<readonly (readonly unknown[])[]>) => Promise<T>;

async function correr<T>(conexion: DatabaseConnection, { nivel, alComenzar }: Comienzo, tarea: Tarea<T>): Promise<T> {
  const una = new UnaConexion(conexion);
  const trx: Trx = Object.assign(kyselySobre(una), { cierre: [] });
  // Kysely prepares a driver at its first use: after that, a statement counts from the call that begins it.
  await trx.getExecutor().provideConnection(nada);
  const comienzo = [
    CompiledQuery.raw(nivel ? `begin isolation level ${nivel}` : 'begin'),
    ...(alComenzar ?? []).map((consulta) => consulta.compile(trx)),
  ];
  let aperturaHecha = false;
  const abrir = Promise.all(comienzo.map((consulta) => una.preguntar(consulta))).then(([, ...respuestas]) => {
    aperturaHecha = true;
    return respuestas.map(({ rows }) => rows);
  });
  abrir.catch(nada);
  const acabar = (): void => {
    una.acabar();
    Object.freeze(trx.cierre);
  };
  try {
    if (alComenzar === undefined) await abrir;
    const hecho = await tarea(trx, abrir);
    if (!una.quieta) throw new Error('A transaction ends while a statement is under way: an await is missing');
    // A task that caught a statement's failure and went on has lost the transaction all the same.
    if (una.fallas.length > 0) throw una.fallas[0];
    if (nivel === SOLO_LEE) {
      if (trx.cierre.length > 0) throw new TypeError('A transaction that only reads has something to write');
      await abrir;
      acabar();
      // The answer says nothing that is needed: the commit is not waited for, and leaves in one packet with the
      // connection's next statement.
      una.preguntar(CompiledQuery.raw('commit')).catch(nada);
      return hecho;
    }
    acabar();
    const escrituras = trx.cierre.map((consulta) => una.preguntar(consulta));
    const confirmar = una.preguntar<{ command: string }>(CompiledQuery.raw('commit'));
    const [{ rows }] = await Promise.all([confirmar, abrir, ...escrituras]);
    if (rows[0]?.command !== 'COMMIT') throw new AbortedTransactionError();
    return hecho;
  } catch (error) {
    await una.esperarQuieta();
    acabar();
    // If the rollback fails too, the connection is thrown away.
    await conexion.executeQuery(CompiledQuery.raw('rollback')).catch(nada);
    throw !aperturaHecha || CONSECUENTES.includes(codigoSql(error) ?? '') ? (una.fallas[0] ?? error) : error;
  }
}

/**
 * Runs `tarea` in one transaction: everything in it is written, or nothing, and nothing is tried again. It fails with
 * its own first cause, and also if the task ends while a statement is under way, since nobody would learn what became
 * of it.
 */
export async function enTransaccion<T>(
  db: Db & { cierre?: never },
  tarea: Tarea<T>,
  comienzo: Comienzo = {},
): Promise<T> {
  // Its COMMIT would be that of the transaction around it.
  if ('cierre' in db) throw new TypeError('A transaction within another one');
  return db.getExecutor().provideConnection((conexion) => correr(conexion, comienzo, tarea));
}

const esSencillo = (valor: unknown): boolean =>
  valor === null ||
  typeof valor !== 'object' ||
  valor instanceof Date ||
  Buffer.isBuffer(valor) ||
  (Array.isArray(valor) && valor.every(esSencillo));

/**
 * Writes when the transaction ends, together with COMMIT: nothing of it can be read before, and nothing is lost. Its
 * values must be such that they can always be sent: COMMIT is on its way already when one cannot.
 */
export function conElCierre(trx: Trx, consulta: Consulta): void {
  const compilada = consulta.compile(trx);
  if (!compilada.parameters.every(esSencillo))
    throw new TypeError('A value that may not be sent, with COMMIT behind it');
  trx.cierre.push(compilada);
}
