import { abrirBases, prepararBase } from '@sgpa/api/arranque';
import { leerConfig } from '@sgpa/api/config';
import { entrada } from '@sgpa/api/db/pool';
import pg from 'pg';
import { relojFijo } from '../reloj.ts';

export const CLAVE = 'clave-del-rol-de-aplicacion';
export const SECRETO = 'un-secreto-propio-de-treinta-y-dos-letras';

/**
 * Starts as the server does, up to the pools, and tells who serves, by the roles that the database knows; or why there
 * is no start.
 */
export async function arrancar(direccion: string, entorno: Record<string, string> = {}): Promise<string> {
  const variables = { SGPA_DB_APP_PASSWORD: CLAVE, SGPA_SECRETO_TOKEN: SECRETO, ...entorno, DATABASE_URL: direccion };
  try {
    const config = leerConfig(variables);
    await prepararBase(config, relojFijo());
    const bases = await abrirBases(config, () => {});
    const cola = new pg.Pool(entrada(config.databaseUrl)).on('error', () => {});
    const pools = [...Object.values(bases).map(({ pool }) => pool), cola];
    const quienes = pools.map(async (pool) => (await pool.query('select session_user as rol')).rows[0].rol);
    const roles = await Promise.all(quienes);
    await Promise.all(pools.map((pool) => pool.end()));
    return roles.join(' ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
