import { sql } from 'kysely';
import pg from 'pg';
import { DONDE } from './comprobar-rol.ts';
import { ROL_APLICACION, ROL_INGRESO } from './partes-de-conexion.ts';
import type { Trx } from './pool.ts';

/**
 * Makes the server's two roles where they are missing. They belong to the cluster, where another database may have made
 * them or be about to. An owner who may not make them is told so before anything else fails for it.
 */
export async function asegurarRoles(trx: Trx): Promise<void> {
  const { rows } = await sql<{ rol: string; puede: boolean }>`
    select rol, (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as puede
    from unnest(${[ROL_APLICACION, ROL_INGRESO]}::text[]) rol
    where not exists (select from pg_roles where rolname = rol) order by rol`.execute(trx);
  if (rows.some(({ puede }) => !puede))
    throw new Error(
      `No están los roles ${rows.map(({ rol }) => rol).join(' y ')}, y el dueño de la base (DATABASE_URL) no puede crearlos por no tener CREATEROLE: créelos a mano (${DONDE}).`,
    );
  for (const { rol } of rows)
    await sql`do $$ begin
      create role ${sql.ref(rol)} nologin nosuperuser nobypassrls nocreatedb nocreaterole;
    exception when duplicate_object or unique_violation then null; end $$`.execute(trx);
}

interface Claves {
  appPassword: string;
  /** The sign-in role works before there is a session. */
  ingresoPassword: string;
}

const FALTA_PERMISO = '42501';

/**
 * Lets the two roles in with these passwords. Roles that somebody else made, and the owner may not change, must have
 * these passwords already, as the pools find out.
 */
export async function habilitarRoles(pool: pg.Pool, { appPassword, ingresoPassword }: Claves): Promise<void> {
  const client = await pool.connect();
  const dejarEntrar = (rol: string, clave: string) =>
    client.query(`alter role ${rol} login password ${client.escapeLiteral(clave)}`).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError && error.code === FALTA_PERMISO)) throw error;
    });
  try {
    // Two starts on one cluster may alter a role at the same moment: one of them waits here.
    await client.query(`select pg_advisory_lock(hashtext('sgpa_app'))`);
    await dejarEntrar(ROL_APLICACION, appPassword);
    await dejarEntrar(ROL_INGRESO, ingresoPassword);
    await client.query(`select pg_advisory_unlock(hashtext('sgpa_app'))`);
  } finally {
    client.release();
  }
}
