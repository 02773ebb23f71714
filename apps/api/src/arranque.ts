import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { z } from 'zod';
import { type Config, ConfigError } from './config.ts';
import { abrirAnotaciones } from './db/anotador.ts';
import { cargarCatalogos } from './db/catalogos/cargar-catalogos.ts';
import { comprobarDueno, comprobarRol } from './db/comprobar-rol.ts';
import { migrar, negarTablasTemporales } from './db/migrar.ts';
import { leerDireccion, ROL_APLICACION, ROL_INGRESO, urlAplicacion, urlIngreso } from './db/partes-de-conexion.ts';
import { crearDb } from './db/pool.ts';
import { habilitarRoles } from './db/roles.ts';
import type { Clock } from './deps.ts';
import { continuarAuditoria, prepararParticiones, tieneDatosDemo } from './jobs/tareas.queries.ts';

const DEMO_EN_PRODUCCION =
  'La base de datos tiene datos de demostración y sus cuentas de contraseña pública: producción necesita otra (DATABASE_URL).';

/** A server of an institution has so many files and connections open at once: a browser alone takes six. */
const ABIERTOS = 1024;

const informe = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.union([z.number(), z.string()]) }) }),
});

/** Reads how many files the operating system lets this process open at once; null where it tells no limit. */
export function abiertosPosibles(): number | null {
  const leido = informe.safeParse(process.report.getReport());
  const limite = Number(leido.data?.userLimits.open_files.soft);
  return Number.isFinite(limite) ? limite : null;
}

/** The start warns of it: later it shows only as connections that nobody takes (EMFILE). */
export function avisoDeAbiertos(posibles: number | null): string | null {
  if (posibles === null || posibles >= ABIERTOS) return null;
  return `SGPA puede tener abiertos ${posibles} archivos y conexiones a la vez y necesita al menos ${ABIERTOS}: con muchos usuarios dejaría de aceptar conexiones. Amplíe el límite (ulimit -n, o LimitNOFILE en systemd).`;
}

/** Brings the database up to date as its owner: schema, role, catalogues, partitions of the audit trail. */
export async function prepararBase(config: Config, clock: Clock): Promise<void> {
  const { db, pool } = crearDb({ url: config.databaseUrl, max: 2, statementTimeout: 0 });
  try {
    await comprobarDueno(pool, leerDireccion(config.databaseUrl).user);
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

/** Opens the pools that serve, once each has proved who it is; otherwise none, with the reason. */
export async function abrirBases(config: Config, onError: (error: Error) => void) {
  const { databaseUrl: url, appPassword, ingresoPassword, turnos } = config;
  const aplicacion = crearDb({ url: urlAplicacion(url, appPassword), max: 40, turnos, onError });
  const anotaciones = abrirAnotaciones(urlAplicacion(url, appPassword), onError);
  const ingreso = crearDb({ url: urlIngreso(url, ingresoPassword), max: 8, turnos, onError });
  // Jobs have connections of their own: a recount of millions takes longer than a request may. No session stands behind
  // them, so that the application's role would give them no scope: they connect as the owner, who works with every
  // record.
  const trabajo = crearDb({ url, max: 4, statementTimeout: 0, turnos, onError });
  try {
    await comprobarRol(aplicacion.pool, ROL_APLICACION);
    await comprobarRol(anotaciones.pool, ROL_APLICACION);
    await comprobarRol(ingreso.pool, ROL_INGRESO);
    await comprobarDueno(trabajo.pool, leerDireccion(url).user);
  } catch (error) {
    await Promise.all([aplicacion, anotaciones, ingreso, trabajo].map(({ db }) => db.destroy()));
    throw error;
  }
  return { aplicacion, anotaciones, ingreso, trabajo };
}
