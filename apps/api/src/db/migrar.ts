import path from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import { type ArchivoSql, aplicarMigraciones, leerArchivosSql } from './migraciones.ts';
import { CERROJO, type Db, type Trx } from './pool.ts';
import { asegurarRoles } from './roles.ts';
import { enTransaccion } from './transaccion.ts';

/** Permissions come last, and again whenever anything changed, since a new function is open to everybody. */
const PERMISOS = '90_permisos';

/** Applies, by name, the routines whose file differs from the one applied last; returns their names. */
async function aplicarRutinas(trx: Trx, archivos: readonly ArchivoSql[], hayMigraciones: boolean): Promise<string[]> {
  await sql`create table if not exists rutina_aplicada (nombre text primary key, suma text not null)`.execute(trx);
  const aplicadas = await trx.selectFrom('rutina_aplicada').select(['nombre', 'suma']).execute();
  const sumas = new Map(aplicadas.map(({ nombre, suma }) => [nombre, suma]));
  const cambiadas = archivos.filter(({ nombre, suma }) => sumas.get(nombre) !== suma);
  const hayCambios = hayMigraciones || cambiadas.length > 0;
  const pendientes = archivos.filter(
    (archivo) => cambiadas.includes(archivo) || (hayCambios && archivo.nombre === PERMISOS),
  );
  for (const { nombre, texto, suma } of pendientes) {
    await sql
      .raw(texto)
      .execute(trx)
      .catch((error: unknown) => {
        const motivo = error instanceof Error ? error.message : String(error);
        throw new Error(`No se pudo aplicar la rutina ${nombre}: ${motivo}`, { cause: error });
      });
    await trx
      .insertInto('rutina_aplicada')
      .values({ nombre, suma })
      .onConflict((conocida) => conocida.column('nombre').doUpdateSet({ suma }))
      .execute();
  }
  return pendientes.map(({ nombre }) => nombre);
}

interface Carpetas {
  migraciones: string;
  rutinas: string;
}

interface Aplicado {
  migraciones: string[];
  rutinas: string[];
}

export const CARPETAS: Carpetas = {
  migraciones: path.join(import.meta.dirname, 'migrations'),
  rutinas: path.join(import.meta.dirname, 'rutinas'),
};

/** Of several servers that start at once, one brings the database up to date, and the others wait for it. */
async function esperarTurno(trx: Trx): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(trx);
  await sql`select pg_advisory_xact_lock(hashtext('sgpa_migrar'))`.execute(trx);
  await sql.raw(`set local ${CERROJO}`).execute(trx);
}

/** Brings the schema up to date as its owner, in one transaction: missing migrations, then changed routines. */
export async function migrar(db: Db, carpetas: Carpetas = CARPETAS): Promise<Aplicado> {
  const migraciones = await leerArchivosSql(carpetas.migraciones);
  const rutinas = await leerArchivosSql(carpetas.rutinas);
  return enTransaccion(db, async (trx) => {
    // A server that dies leaves no statement of minutes behind, for which the next start would wait without a word.
    await sql`set local client_connection_check_interval = '1s'`.execute(trx);
    await esperarTurno(trx);
    // The server's settings forbid to read a table of millions whole; a migration of such a table has to.
    await sql`set local enable_seqscan = on`.execute(trx);
    await asegurarRoles(trx);
    const nuevas = await aplicarMigraciones(trx, migraciones);
    return { migraciones: nuevas, rutinas: await aplicarRutinas(trx, rutinas, nuevas.length > 0) };
  });
}

/**
 * Lets only the owner make temporary tables: PostgreSQL finds those before the real ones, so that one left on a
 * connection could take the audit trail's place for whoever uses the connection next. It runs at each start, since a
 * copy of a database comes without it.
 */
export async function negarTablasTemporales(pool: pg.Pool): Promise<void> {
  await pool.query(`do $$ begin
    execute format('revoke temporary on database %I from public, sgpa_app, sgpa_ingreso', current_database());
  end $$`);
}
