import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import type { Trx } from './pool.ts';

export interface ArchivoSql {
  /** The database keeps it without the extension. */
  nombre: string;
  texto: string;
  /** The SHA-256 is that of the text with Unix line ends, so that a checkout on Windows gets the same. */
  suma: string;
}

/** Reads the SQL files of a folder in the order of their names. */
export async function leerArchivosSql(carpeta: string): Promise<ArchivoSql[]> {
  const archivos = (await readdir(carpeta)).filter((archivo) => archivo.endsWith('.sql')).toSorted();
  return Promise.all(
    archivos.map(async (archivo) => {
      const texto = (await readFile(path.join(carpeta, archivo), 'utf8')).replaceAll('\r\n', '\n');
      return {
        nombre: archivo.replace(/\.sql$/, ''),
        texto,
        suma: createHash('sha256').update(texto).digest('hex'),
      };
    }),
  );
}

/** The database and the files that made it do not agree; the message is for a person to read. */
export class EsquemaAjeno extends Error {}

interface Aplicada {
  nombre: string;
  suma: string;
}

const editada = (nombre: string): EsquemaAjeno =>
  new EsquemaAjeno(
    `La migración ${nombre} ya se aplicó a esta base de datos y después se cambió su archivo. ` +
      'Una migración no se edita: restaure el archivo y escriba el cambio en una migración nueva.',
  );

const desconocida = (nombre: string): EsquemaAjeno =>
  new EsquemaAjeno(
    `Esta base de datos tiene aplicada la migración ${nombre}, que esta versión de SGPA no conoce: ` +
      'es de una versión más nueva. Inicie esa versión, o use otra base de datos.',
  );

/** Applied migrations must be what the files say today. A base from before checksums were kept has none to compare. */
function comprobar(aplicadas: readonly Aplicada[], archivos: readonly ArchivoSql[]): void {
  const sumas = new Map(archivos.map(({ nombre, suma }) => [nombre, suma]));
  for (const { nombre, suma } of aplicadas) {
    const presente = sumas.get(nombre);
    if (presente === undefined) throw desconocida(nombre);
    if (presente !== suma) throw editada(nombre);
  }
}

/** 0001 makes the application's role, which takes CREATEROLE; it exists by now (roles.ts), so this is left out. */
const CREA_EL_ROL = /^do \$\$\r?\nbegin\r?\n {2}create role sgpa_app .*?^end \$\$;/ms;

const migracion = ({ nombre, texto }: ArchivoSql, alFallar: (causa: Error) => void): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql
      .raw(texto.replace(CREA_EL_ROL, ''))
      .execute(db)
      .catch((error: unknown) => {
        const motivo = error instanceof Error ? error.message : String(error);
        const causa = new Error(`No se pudo aplicar la migración ${nombre}: ${motivo}`, { cause: error });
        alFallar(causa);
        throw causa;
      });
  },
});

/** Applies the missing migrations, forward only, and keeps the checksum of each; returns their names. */
export async function aplicarMigraciones(trx: Trx, archivos: readonly ArchivoSql[]): Promise<string[]> {
  await sql`create table if not exists migracion_suma (nombre text primary key, suma text not null)`.execute(trx);
  comprobar(await trx.selectFrom('migracion_suma').select(['nombre', 'suma']).orderBy('nombre').execute(), archivos);

  // Kysely's own clean-up fails too afterwards ('current transaction is aborted'): the first cause is the one to tell.
  const causas: Error[] = [];
  const pasos = Object.fromEntries(
    archivos.map((archivo) => [archivo.nombre, migracion(archivo, (causa) => causas.push(causa))]),
  );
  if (!(trx instanceof Kysely)) throw new TypeError('Kysely applies migrations');
  // The migrator runs within a transaction that Kysely does not know of.
  const provider = { getMigrations: () => Promise.resolve(pasos) };
  const migrator = new Migrator({ db: trx, provider, disableTransactions: true });
  const { error, results = [] } = await migrator
    .migrateToLatest()
    .catch((error: unknown): MigrationResultSet => ({ error }));
  if (error) throw causas[0] ?? error;

  // All migrations are applied by now: a base from before checksums gets those of the files.
  const sumas = archivos.map(({ nombre, suma }) => ({ nombre, suma }));
  if (sumas.length > 0) {
    await trx
      .insertInto('migracion_suma')
      .values(sumas)
      .onConflict((repetida) => repetida.doNothing())
      .execute();
  }
  return results.map(({ migrationName }) => migrationName);
}
