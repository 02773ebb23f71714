import path from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import { aplicarRutinas } from './aplicar-rutinas.ts';
import { leerArchivosSql } from './archivos-sql.ts';
import { aplicarMigraciones } from './migraciones.ts';
import { CERROJO, type Db, type Trx } from './pool.ts';
import { asegurarRoles } from './roles.ts';
import { enTransaccion } from './transaccion.ts';

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

/**
 * Brings the database to the present schema, as its owner: missing migrations, then changed routines, all in one
 * transaction. Throws what PostgreSQL said.
 */
export async function migrar(db: Db, carpetas: Carpetas = CARPETAS): Promise<Aplicado> {
  const migraciones = await leerArchivosSql(carpetas.migraciones);
  const rutinas = await leerArchivosSql(carpetas.rutinas);
  return enTransaccion(db, async (trx) => {
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
