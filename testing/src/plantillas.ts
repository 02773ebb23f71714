import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { leerConfig } from '@sgpa/api/config';
import { cargarCatalogos } from '@sgpa/api/db/catalogos/cargar-catalogos';
import { migrar } from '@sgpa/api/db/migrar';
import { urlAplicacion, urlIngreso } from '@sgpa/api/db/partes-de-conexion';
import { crearDb, type Db } from '@sgpa/api/db/pool';
import { habilitarRoles } from '@sgpa/api/db/roles';
import { cargarDemo } from '@sgpa/demo/cargar-demo';
import { CUENTAS_DEMO, PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { prepararAlcanceDePrueba } from './alcance.ts';

/** The application's role belongs to the whole cluster, so all tests use the same password. */
export const PASSWORD_APP = 'clave-del-rol-de-aplicacion-en-pruebas';
/** A server in a process of its own makes this one from the usual secret. */
const PASSWORD_INGRESO = leerConfig({ DATABASE_URL: 'postgres://nadie@127.0.0.1/ninguna' }).ingresoPassword;

interface Opciones {
  /** The address is of the server, for a superuser or the owner. */
  urlServidor: string;
  ahora: Date;
  cantidad: number;
  /** The hook is told why there are no data, when a load does not fit the schema: tests of the schema alone go on. */
  alFallar?(falla: string): void;
}

interface Plantillas {
  /** The template is migrated, with catalogues. */
  plantilla: string;
  /** This template has demo data, too. */
  plantillaDemo: string;
  borrar(): Promise<void>;
}

interface Copia {
  url: string;
  urlApp: string;
  urlIngreso: string;
  borrar(): Promise<void>;
}

function conBase(url: string, base: string): string {
  const completa = new URL(url);
  completa.pathname = `/${base}`;
  return completa.toString();
}

const servidores = new Map<string, ReturnType<typeof crearDb>>();

/** One connection serves all that a process makes and drops in turn: opening one each time cost a fifth of it. */
async function enServidor(urlServidor: string, orden: string): Promise<void> {
  const servidor = servidores.get(urlServidor) ?? crearDb({ url: urlServidor, max: 1, statementTimeout: 0 });
  servidores.set(urlServidor, servidor);
  await servidor.pool.query(orden);
}

const borrarBase = (urlServidor: string, nombre: string) =>
  enServidor(urlServidor, `drop database if exists ${nombre} with (force)`);

async function enPlantilla(url: string, tarea: (base: ReturnType<typeof crearDb>) => Promise<unknown>): Promise<void> {
  const base = crearDb({ url, statementTimeout: 0 });
  try {
    await tarea(base);
  } finally {
    await base.db.destroy();
  }
}

/**
 * Makes checking the demo accounts' password as cheap as Argon2 can be: a check costs what its hash says, 36 ms of
 * processor time for one of the product's, and most tests sign in. A hash made while a test runs costs what it does in
 * the product (password-hash).
 */
async function abaratarIngresos(db: Db): Promise<void> {
  const password_hash = await hash(PASSWORD_DEMO, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const nombres = CUENTAS_DEMO.map(({ username }) => username);
  await db.updateTable('usuario').set({ password_hash }).where('username', 'in', nombres).execute();
}

/** Makes two databases of this run to copy from. */
export async function crearPlantillas({ urlServidor, ahora, cantidad, alFallar }: Opciones): Promise<Plantillas> {
  const sufijo = `${process.pid}_${process.hrtime.bigint().toString(36)}`;
  const plantilla = `sgpa_plantilla_${sufijo}`;
  const plantillaDemo = `sgpa_plantilla_demo_${sufijo}`;

  await enServidor(urlServidor, `create database ${plantilla}`);
  await enPlantilla(conBase(urlServidor, plantilla), async ({ db, pool }) => {
    await migrar(db);
    await prepararAlcanceDePrueba(pool);
    await habilitarRoles(pool, { appPassword: PASSWORD_APP, ingresoPassword: PASSWORD_INGRESO });
  });
  try {
    await enPlantilla(conBase(urlServidor, plantilla), ({ db }) => cargarCatalogos(db, hoyEnLaPaz(ahora)));
    await enServidor(urlServidor, `create database ${plantillaDemo} template ${plantilla}`);
    const opciones = { ahora, hoy: hoyEnLaPaz(ahora), cantidad };
    await enPlantilla(conBase(urlServidor, plantillaDemo), async ({ db }) => {
      await cargarDemo(db, opciones);
      await abaratarIngresos(db);
    });
  } catch (error) {
    if (alFallar === undefined) throw error;
    alFallar(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }

  return {
    plantilla,
    plantillaDemo,
    async borrar() {
      await borrarBase(urlServidor, plantillaDemo);
      await borrarBase(urlServidor, plantilla);
    },
  };
}

/** Copies a template into a database of its own in milliseconds. */
export async function copiarPlantilla(urlServidor: string, plantilla: string): Promise<Copia> {
  const nombre = `sgpa_prueba_${randomUUID().replaceAll('-', '')}`;
  // The template is copied file by file: block by block through the journal takes twice the processor time.
  await enServidor(urlServidor, `create database ${nombre} template ${plantilla} strategy file_copy`);
  const url = conBase(urlServidor, nombre);
  return {
    url,
    urlApp: urlAplicacion(url, PASSWORD_APP),
    urlIngreso: urlIngreso(url, PASSWORD_INGRESO),
    borrar: () => borrarBase(urlServidor, nombre),
  };
}
