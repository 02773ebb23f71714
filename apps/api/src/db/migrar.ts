import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type pg from 'pg';
import type { Db } from './pool.ts';

const CARPETA = path.join(import.meta.dirname, 'migrations');

/** Forward-only SQL files, in the order of their names. */
const provider = {
  async getMigrations(): Promise<Record<string, Migration>> {
    const archivos = (await readdir(CARPETA)).filter((nombre) => nombre.endsWith('.sql'));
    const pares = archivos.map(async (archivo): Promise<[string, Migration]> => {
      const texto = await readFile(path.join(CARPETA, archivo), 'utf8');
      const up = async (db: Kysely<unknown>): Promise<void> => {
        await sql.raw(texto).execute(db);
      };
      return [archivo.replace(/\.sql$/, ''), { up }];
    });
    return Object.fromEntries(await Promise.all(pares));
  },
};

/** Brings the database to the present schema, as its owner; returns what was applied. Throws what PostgreSQL said. */
export async function migrar(db: Db): Promise<string[]> {
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** Lets the application's role in with this password. The role belongs to the cluster, not to one database. */
export async function habilitarRolAplicacion(pool: pg.Pool, password: string): Promise<void> {
  const client = await pool.connect();
  try {
    // Two starts on one cluster may alter the role at the same moment: one of them waits here.
    await client.query(`select pg_advisory_lock(hashtext('sgpa_app'))`);
    await client.query(`alter role sgpa_app login password ${client.escapeLiteral(password)}`);
    await client.query(`select pg_advisory_unlock(hashtext('sgpa_app'))`);
  } finally {
    client.release();
  }
}

/** The same database, entered as the application's role. */
export function urlAplicacion(urlPropietario: string, password: string): string {
  const url = new URL(urlPropietario);
  url.username = 'sgpa_app';
  url.password = encodeURIComponent(password);
  return url.toString();
}
