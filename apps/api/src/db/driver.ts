import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { Conexion } from './conexion.ts';
import type { Sentencia } from './lote.ts';
import type { TurnosDeConexion } from './turnos-de-conexion.ts';

interface OpcionesDriver {
  pool: pg.Pool;
  types: pg.CustomTypesConfig;
  turnos: TurnosDeConexion;
  /** Called with what goes in each message: how often the database is asked can be counted. */
  alEnviar: (sentencias: readonly Sentencia[]) => void;
}

function propia(conexion: DatabaseConnection): Conexion {
  if (!(conexion instanceof Conexion)) throw new TypeError('A connection of another driver');
  return conexion;
}

class DriverPg implements Driver {
  readonly #opciones: OpcionesDriver;
  readonly #rotas = new WeakSet<DatabaseConnection>();

  constructor(opciones: OpcionesDriver) {
    this.#opciones = opciones;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const { pool, types, turnos, alEnviar } = this.#opciones;
    const acabarTurno = await turnos.tomar();
    try {
      return new Conexion(await pool.connect(), types, alEnviar, acabarTurno);
    } catch (error) {
      acabarTurno();
      throw error;
    }
  }

  async beginTransaction(
    conexion: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const nivel = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    propia(conexion).comenzar(`begin${nivel}${accessMode ? ` ${accessMode}` : ''}`);
  }

  commitTransaction(conexion: DatabaseConnection): Promise<void> {
    return propia(conexion).confirmar();
  }

  async rollbackTransaction(conexion: DatabaseConnection): Promise<void> {
    try {
      await propia(conexion).deshacer();
    } catch (error) {
      // Nobody knows in which state it is.
      this.#rotas.add(conexion);
      throw error;
    }
  }

  async releaseConnection(conexion: DatabaseConnection): Promise<void> {
    propia(conexion).soltar(this.#rotas.has(conexion));
  }

  destroy(): Promise<void> {
    return this.#opciones.pool.end();
  }
}

/** PostgreSQL as Kysely knows it, but for the way in which statements travel. */
export const dialecto = (opciones: OpcionesDriver): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DriverPg(opciones),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

type ConEjecutor = {
  getExecutor(): { provideConnection<T>(tarea: (c: DatabaseConnection) => Promise<T>): Promise<T> };
};

/** The connection of a transaction, for what Kysely has no words for. */
export const enConexion = <T>(trx: ConEjecutor, tarea: (conexion: Conexion) => T | Promise<T>): Promise<T> =>
  trx.getExecutor().provideConnection(async (conexion) => tarea(propia(conexion)));
