import type pg from 'pg';

/**
 * Ends every open transaction of the server's after so many trips to the database, and tells whether the request was
 * answered.
 */
export async function cortando(pool: pg.Pool, pasos: number, pedir: () => Promise<unknown>): Promise<boolean> {
  const pedido = pedir().then(
    () => true,
    () => false,
  );
  for (let paso = 0; paso < pasos; paso += 1) await pool.query('select 1');
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and usename = 'sgpa_app' and xact_start is not null`,
  );
  return pedido;
}
