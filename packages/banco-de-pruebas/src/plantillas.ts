import { randomUUID } from 'node:crypto';
import { cargarCatalogos } from '@sgpa/api/db/catalogos/cargar-catalogos';
import { habilitarRolAplicacion, migrar, urlAplicacion } from '@sgpa/api/db/migrar';
import { crearDb } from '@sgpa/api/db/pool';
import { cargarDemo } from '@sgpa/demo/cargar-demo';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';

/** Of the application's role, which belongs to the whole cluster: all tests use the same one. */
export const PASSWORD_APP = 'clave-del-rol-de-aplicacion-en-pruebas';

interface Opciones {
  /** Superuser or owner connection to the server. */
  urlServidor: string;
  /** The demo data's today. */
  ahora: Date;
  /** Synthetic affiliations of the demo data. */
  cantidad: number;
}

interface Plantillas {
  /** Migrated, with catalogues. */
  plantilla: string;
  /** The same with demo data. */
  plantillaDemo: string;
  borrar(): Promise<void>;
}

interface Copia {
  /** As the owner. */
  url: string;
  /** As the application's role. */
  urlApp: string;
  borrar(): Promise<void>;
}

function conBase(url: string, base: string): string {
  const completa = new URL(url);
  completa.pathname = `/${base}`;
  return completa.toString();
}

async function enServidor(urlServidor: string, orden: string): Promise<void> {
  const servidor = crearDb({ url: urlServidor, max: 1, statementTimeout: 0 });
  try {
    await servidor.pool.query(orden);
  } finally {
    await servidor.db.destroy();
  }
}

const borrarBase = (urlServidor: string, nombre: string) =>
  enServidor(urlServidor, `drop database if exists ${nombre} with (force)`);

/** Two databases of this run to copy from. */
export async function crearPlantillas({ urlServidor, ahora, cantidad }: Opciones): Promise<Plantillas> {
  const sufijo = `${process.pid}_${process.hrtime.bigint().toString(36)}`;
  const plantilla = `sgpa_plantilla_${sufijo}`;
  const plantillaDemo = `sgpa_plantilla_demo_${sufijo}`;

  await enServidor(urlServidor, `create database ${plantilla}`);
  const base = crearDb({ url: conBase(urlServidor, plantilla), statementTimeout: 0 });
  await migrar(base.db);
  await habilitarRolAplicacion(base.pool, PASSWORD_APP);
  await cargarCatalogos(base.db);
  await base.db.destroy();

  await enServidor(urlServidor, `create database ${plantillaDemo} template ${plantilla}`);
  const demo = crearDb({ url: conBase(urlServidor, plantillaDemo), statementTimeout: 0 });
  await cargarDemo(demo.db, { ahora, hoy: hoyEnLaPaz(ahora), cantidad });
  await demo.db.destroy();

  return {
    plantilla,
    plantillaDemo,
    async borrar() {
      await borrarBase(urlServidor, plantillaDemo);
      await borrarBase(urlServidor, plantilla);
    },
  };
}

/** A database of its own, copied from a template in milliseconds. */
export async function copiarPlantilla(urlServidor: string, plantilla: string): Promise<Copia> {
  const nombre = `sgpa_prueba_${randomUUID().replaceAll('-', '')}`;
  await enServidor(urlServidor, `create database ${nombre} template ${plantilla}`);
  const url = conBase(urlServidor, nombre);
  return { url, urlApp: urlAplicacion(url, PASSWORD_APP), borrar: () => borrarBase(urlServidor, nombre) };
}
