import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { codigoSql } from './restricciones.ts';
import type { TurnosDeConexion } from './turnos-de-conexion.ts';

/** PostgreSQL did not answer in time (`query_timeout`): whether it did what it was asked is unknown. */
export class SinRespuesta extends Error {
  override name = 'SinRespuesta';
}

/** PostgreSQL says so of a prepared statement that the connection no longer has. */
const NOMBRE_PERDIDO = '26000';

/** PostgreSQL says so of a write, where the connection may only read: the next one may reach who leads. */
export const SOLO_LECTURA_SQL = '25006';

/** PostgreSQL says so when it ends the connection, for a stop or by somebody's hand. */
const DESPEDIDA = '57P';

/** Tells if PostgreSQL itself refused the statement, so that the connection is as it was, and of use. */
function sigueSana(error: unknown): boolean {
  const codigo = codigoSql(error);
  const perdida = codigo === NOMBRE_PERDIDO || codigo === SOLO_LECTURA_SQL || codigo?.startsWith(DESPEDIDA) === true;
  return error instanceof pg.DatabaseError && !perdida;
}

/** Texts without end (an `in` with as many places as values) would fill PostgreSQL, so that they pass unprepared. */
const MAX_PREPARADAS = 400;
const MAX_TEXTO = 20_000;

/** Names statements, so that each connection keeps them prepared: planned anew, all would be three times slower. */
function crearNombres(): (texto: string) => string | undefined {
  const nombres = new Map<string, string>();
  return (texto) => {
    const conocido = nombres.get(texto);
    if (conocido !== undefined || nombres.size >= MAX_PREPARADAS || texto.length > MAX_TEXTO) return conocido;
    const nombre = createHash('sha256').update(texto).digest('hex').slice(0, 40);
    nombres.set(texto, nombre);
    return nombre;
  };
}

/** Statements of one turn of the event loop leave in one packet. */
function enUnPaquete({ stream }: pg.Connection): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

/** A timer of Node may fire so many milliseconds too early. */
const HOLGURA_MS = 1;

/**
 * Lends a pool's connection to one task. It is thrown away on return if something failed that PostgreSQL did not
 * report: an answer that never came, or a value that could not be sent and left its prepared statement dead.
 */
function prestar(
  cliente: pg.PoolClient,
  nombreDe: (texto: string) => string | undefined,
  respuestaMs: number,
  alDevolver: () => void,
): PostgresPoolClient {
  let sana = true;
  const query = async (texto: string, valores: readonly unknown[] = []) => {
    const desde = performance.now();
    try {
      enUnPaquete(cliente.connection);
      if (valores.length > 0) return await cliente.query({ name: nombreDe(texto), text: texto, values: [...valores] });
      // Without values the text may be several statements, as a migration is.
      const respuesta: pg.QueryResult | pg.QueryResult[] = await cliente.query(texto);
      return Array.isArray(respuesta) ? respuesta.at(-1) : respuesta;
    } catch (error) {
      if (sigueSana(error)) throw error;
      sana = false;
      const tarde = respuestaMs > 0 && performance.now() - desde >= respuestaMs - HOLGURA_MS;
      throw tarde && !(error instanceof pg.DatabaseError) ? new SinRespuesta('', { cause: error }) : error;
    }
  };
  const release = () => {
    cliente.release(!sana);
    alDevolver();
  };
  // Kysely's type has a second form, for cursors, which a connection that pipelines refuses.
  return { query: query as PostgresPoolClient['query'], release };
}

/** Gives Kysely the pool's connections in turns. */
export function conTurnos(pool: pg.Pool, turnos: TurnosDeConexion): PostgresPool {
  const nombreDe = crearNombres();
  const respuestaMs = pool.options.query_timeout ?? 0;
  return {
    options: pool.options,
    async connect() {
      const acabarTurno = await turnos.tomar();
      try {
        return prestar(await pool.connect(), nombreDe, respuestaMs, acabarTurno);
      } catch (error) {
        acabarTurno();
        throw error;
      }
    },
    end: () => pool.end(),
  };
}
