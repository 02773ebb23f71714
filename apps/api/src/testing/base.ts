import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { urlAplicacion } from '../db/migrar.ts';
import { crearDb, type Db } from '../db/pool.ts';

export const PASSWORD_APP = 'clave-del-rol-de-aplicacion-en-pruebas';

interface Entrada {
  db: Db;
  pool: pg.Pool;
  url: string;
}

export interface Base {
  /** As the owner, who passes row security. */
  owner: Entrada;
  /** As the application's role. */
  app: Entrada;
  cerrar(): Promise<void>;
}

/** A database of its own for a test file: a clone of the migrated and catalogued template, with demo data if asked. */
export async function crearBase({ demo = false }: { demo?: boolean } = {}): Promise<Base> {
  const servidor = crearDb({ url: inject('urlServidor'), max: 1, statementTimeout: 0 });
  const nombre = `sgpa_prueba_${randomUUID().replaceAll('-', '')}`;
  await servidor.pool.query(`create database ${nombre} template ${inject(demo ? 'plantillaDemo' : 'plantilla')}`);
  const url = new URL(inject('urlServidor'));
  url.pathname = `/${nombre}`;
  const urlApp = urlAplicacion(url.toString(), PASSWORD_APP);
  const owner = crearDb({ url: url.toString(), max: 5 });
  const app = crearDb({ url: urlApp, max: 10 });
  return {
    owner: { ...owner, url: url.toString() },
    app: { ...app, url: urlApp },
    async cerrar() {
      await Promise.all([owner.db.destroy(), app.db.destroy()]);
      await servidor.pool.query(`drop database if exists ${nombre} with (force)`);
      await servidor.db.destroy();
    },
  };
}
