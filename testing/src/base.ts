import { abrirAnotaciones } from '@sgpa/api/db/anotador';
import { crearDb, type Db } from '@sgpa/api/db/pool';
import type pg from 'pg';
import { inject } from 'vitest';
import { copiarPlantilla } from './plantillas.ts';

export { PASSWORD_APP } from './plantillas.ts';

interface Entrada {
  db: Db;
  pool: pg.Pool;
  url: string;
}

export interface Base {
  /** The owner passes row security. */
  owner: Entrada;
  app: Entrada;
  /** The pool connects as the application's role, for what reads leave to be written. */
  anotaciones: ReturnType<typeof abrirAnotaciones>;
  ingreso: Entrada;
  cerrar(): Promise<void>;
}

interface Opciones {
  demo?: boolean;
  /** Tests of the schema alone run also where catalogues or demo data do not fit it any more. */
  sinDatos?: boolean;
}

/** Gives a test file its own database: a clone of the migrated and catalogued template, with demo data if asked. */
export async function crearBase({ demo = false, sinDatos = false }: Opciones = {}): Promise<Base> {
  const falla = inject('falla');
  if (falla !== null && !sinDatos) throw new Error(`The databases of the tests have no data:\n${falla}`);
  const copia = await copiarPlantilla(inject('urlServidor'), inject(demo ? 'plantillaDemo' : 'plantilla'));
  const owner = crearDb({ url: copia.url, max: 5 });
  const app = crearDb({ url: copia.urlApp, max: 40 });
  const anotaciones = abrirAnotaciones(copia.urlApp);
  const ingreso = crearDb({ url: copia.urlIngreso, max: 4 });
  return {
    owner: { ...owner, url: copia.url },
    app: { ...app, url: copia.urlApp },
    anotaciones,
    ingreso: { ...ingreso, url: copia.urlIngreso },
    async cerrar() {
      await Promise.all([owner.db.destroy(), app.db.destroy(), anotaciones.db.destroy(), ingreso.db.destroy()]);
      await copia.borrar();
    },
  };
}
