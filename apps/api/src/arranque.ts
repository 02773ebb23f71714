import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { type Config, ConfigError } from './config.ts';
import { cargarCatalogos } from './db/catalogos/cargar-catalogos.ts';
import { habilitarRoles, migrar, negarTablasTemporales } from './db/migrar.ts';
import { crearDb } from './db/pool.ts';
import type { Clock } from './deps.ts';
import { continuarAuditoria, prepararParticiones, tieneDatosDemo } from './jobs/tareas.queries.ts';

const DEMO_EN_PRODUCCION =
  'La base de datos tiene datos de demostración y sus cuentas de contraseña pública: producción necesita otra (DATABASE_URL).';

/** Brings the database up to date as its owner: schema, role, catalogues, partitions of the audit trail. */
export async function prepararBase(config: Config, clock: Clock): Promise<void> {
  const { db, pool } = crearDb({ url: config.databaseUrl, max: 2, statementTimeout: 0 });
  try {
    await migrar(db);
    await continuarAuditoria(db);
    if (config.produccion && (await tieneDatosDemo(db))) throw new ConfigError(DEMO_EN_PRODUCCION);
    await habilitarRoles(pool, config);
    await negarTablasTemporales(pool);
    await cargarCatalogos(db);
    await prepararParticiones(db, hoyEnLaPaz(clock.ahora()));
  } finally {
    await db.destroy();
  }
}
