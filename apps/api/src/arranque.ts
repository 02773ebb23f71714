import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { z } from 'zod';
import { type Config, ConfigError } from './config.ts';
import { cargarCatalogos } from './db/catalogos/cargar-catalogos.ts';
import { habilitarRoles, migrar, negarTablasTemporales } from './db/migrar.ts';
import { crearDb } from './db/pool.ts';
import type { Clock } from './deps.ts';
import { continuarAuditoria, prepararParticiones, tieneDatosDemo } from './jobs/tareas.queries.ts';

const DEMO_EN_PRODUCCION =
  'La base de datos tiene datos de demostración y sus cuentas de contraseña pública: producción necesita otra (DATABASE_URL).';

/** Files and connections that a server of an institution has open at once: a browser alone takes six. */
const ABIERTOS = 1024;

const informe = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.union([z.number(), z.string()]) }) }),
});

/** What the operating system lets this process have open at once; null where it sets no limit, or tells none. */
export function abiertosPosibles(): number | null {
  const leido = informe.safeParse(process.report.getReport());
  const limite = Number(leido.data?.userLimits.open_files.soft);
  return Number.isFinite(limite) ? limite : null;
}

/** Told at the start: what it meets later is a connection that nobody takes (EMFILE). */
export function avisoDeAbiertos(posibles: number | null): string | null {
  if (posibles === null || posibles >= ABIERTOS) return null;
  return `SGPA puede tener abiertos ${posibles} archivos y conexiones a la vez y necesita al menos ${ABIERTOS}: con muchos usuarios dejaría de aceptar conexiones. Amplíe el límite (ulimit -n, o LimitNOFILE en systemd).`;
}

/** Brings the database up to date as its owner: schema, role, catalogues, partitions of the audit trail. */
export async function prepararBase(config: Config, clock: Clock): Promise<void> {
  const { db, pool } = crearDb({ url: config.databaseUrl, max: 2, statementTimeout: 0 });
  try {
    await migrar(db);
    await continuarAuditoria(db);
    if (config.produccion && (await tieneDatosDemo(db))) throw new ConfigError(DEMO_EN_PRODUCCION);
    await habilitarRoles(pool, config);
    await negarTablasTemporales(pool);
    const hoy = hoyEnLaPaz(clock.ahora());
    await cargarCatalogos(db, hoy);
    await prepararParticiones(db, hoy);
  } finally {
    await db.destroy();
  }
}
