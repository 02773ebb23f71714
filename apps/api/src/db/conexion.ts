import { AbortedTransactionError, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type pg from 'pg';
import { enviarLote, type Resultado, type Sentencia } from './lote.ts';
import { nombreDe } from './nombres.ts';

const CAMBIAN = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

const sentencia = (text: string): Sentencia => ({ name: nombreDe(text), text, values: [] });
const CONFIRMAR = sentencia('commit');

const compilada = ({ sql: text, parameters: values }: CompiledQuery): Sentencia => ({
  name: nombreDe(text),
  text,
  values,
});

/** How the pg driver tells that nothing was answered in time (`query_timeout`). */
const noRespondio = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** Rows are what the statement's own type says; Kysely's drivers take them at their word too. */
const comoFilas = <R>({ orden, cuantas, filas }: Resultado): QueryResult<R> => ({
  rows: filas as R[],
  ...(CAMBIAN.has(orden) ? { numAffectedRows: BigInt(cuantas) } : {}),
});

/**
 * A connection that saves ways to the database: what opens a transaction travels with its first statement, what closes
 * it with COMMIT, and statements that do not need each other's answer go together.
 */
export class Conexion implements DatabaseConnection {
  readonly #cliente: pg.PoolClient;
  readonly #types: pg.CustomTypesConfig;
  readonly #alEnviar: (sentencias: readonly Sentencia[]) => void;
  readonly #alSoltar: () => void;
  #apertura: Sentencia[] = [];
  /** Writes that nobody waits for, in their order. */
  #pendientes: Sentencia[] = [];
  #cierre: Sentencia[] = [];
  /** Something was asked, so the database has a transaction open. */
  #abierta = false;
  /** Nothing more may be asked: given back, or its transaction has ended already. */
  #acabada = false;
  /** Something that was asked has no answer yet: nothing else can be asked on it, now or later. */
  #colgada = false;

  constructor(
    cliente: pg.PoolClient,
    types: pg.CustomTypesConfig,
    alEnviar: (sentencias: readonly Sentencia[]) => void,
    alSoltar: () => void,
  ) {
    this.#cliente = cliente;
    this.#types = types;
    this.#alEnviar = alEnviar;
    this.#alSoltar = alSoltar;
  }

  async #enviar(sentencias: readonly Sentencia[]): Promise<Resultado[]> {
    this.#exigirMia();
    const antes = [...this.#apertura, ...this.#pendientes];
    this.#apertura = [];
    this.#pendientes = [];
    const todas = [...antes, ...sentencias];
    if (todas.length === 0) return [];
    this.#alEnviar(todas);
    this.#abierta = true;
    try {
      return (await enviarLote(this.#cliente, todas, this.#types)).slice(antes.length);
    } catch (error) {
      this.#colgada = noRespondio(error);
      // The places that lead here, instead of those that lead to the socket.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
  }

  /** A statement that comes too late would run in the next one's transaction, and scope. */
  #exigirMia(): void {
    if (this.#acabada) throw new Error('A statement came after its transaction ended or its connection was given back');
  }

  /** Several statements in one message; rows of each. */
  async juntas(consultas: readonly CompiledQuery[]): Promise<QueryResult<unknown>[]> {
    return (await this.#enviar(consultas.map(compilada))).map(comoFilas);
  }

  async executeQuery<R>(consulta: CompiledQuery): Promise<QueryResult<R>> {
    if (consulta.parameters.length === 0) return this.#simple(consulta.sql);
    const [resultado] = await this.#enviar([compilada(consulta)]);
    if (!resultado) throw new Error('A statement was not answered');
    return comoFilas(resultado);
  }

  /** Without values it may be several statements, as a migration is. */
  async #simple<R>(texto: string): Promise<QueryResult<R>> {
    if (this.#apertura.length + this.#pendientes.length > 0) await this.#enviar([]);
    this.#exigirMia();
    this.#alEnviar([{ text: texto, values: [] }]);
    const respuesta: pg.QueryResult | pg.QueryResult[] = await this.#cliente.query(texto).catch((error: unknown) => {
      this.#colgada = noRespondio(error);
      throw error;
    });
    const ultima = Array.isArray(respuesta) ? respuesta.at(-1) : respuesta;
    return comoFilas({
      orden: ultima?.command ?? '',
      cuantas: ultima?.rowCount ?? 0,
      filas: ultima?.rows ?? [],
    });
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new TypeError('Cursors are not in use here');
  }

  /** Begins with the next statement. */
  comenzar(texto: string): void {
    this.#apertura = [sentencia(texto)];
    this.#pendientes = [];
    this.#cierre = [];
  }

  /** Goes behind BEGIN, before the first statement. */
  alAbrir(consulta: CompiledQuery): void {
    this.#apertura.push(compilada(consulta));
  }

  /** Goes before the next statement, whatever that is: what is written and gives no answer. */
  alSeguir(consulta: CompiledQuery): void {
    this.#exigirMia();
    this.#pendientes.push(compilada(consulta));
  }

  /** Goes with COMMIT: what the transaction writes and nobody reads in it. */
  alCerrar(consulta: CompiledQuery): void {
    this.#cierre.push(compilada(consulta));
  }

  /** The only statements of their transaction: all of it is one message. */
  async unicas(consultas: readonly CompiledQuery[]): Promise<QueryResult<unknown>[]> {
    const respuestas = await this.#enviar([...consultas.map(compilada), CONFIRMAR]);
    if (respuestas.pop()?.orden !== 'COMMIT') throw new AbortedTransactionError();
    this.#abierta = false;
    this.#acabada = true;
    return respuestas.map(comoFilas);
  }

  async confirmar(): Promise<void> {
    const cierre = this.#cierre;
    this.#cierre = [];
    // Nothing was asked and nothing is to be written, or all of it is done: there is no transaction.
    if (!this.#abierta && cierre.length === 0 && this.#pendientes.length === 0) return;
    const fin = (await this.#enviar([...cierre, CONFIRMAR])).at(-1);
    // A transaction that failed and was carried on with ends here as if all were well.
    if (fin?.orden !== 'COMMIT') throw new AbortedTransactionError();
  }

  async deshacer(): Promise<void> {
    this.#apertura = [];
    this.#pendientes = [];
    this.#cierre = [];
    if (this.#abierta && !this.#colgada) await this.#simple('rollback');
  }

  soltar(destruir: boolean): void {
    this.#acabada = true;
    this.#cliente.release(destruir || this.#colgada);
    this.#alSoltar();
  }
}
