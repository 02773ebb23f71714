import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { TestProject } from 'vitest/node';
import { cargarCatalogos } from '../db/catalogos/cargar-catalogos.ts';
import { cargarDemo } from '../db/demo/cargar-demo.ts';
import { startEmbedded } from '../db/embedded.ts';
import { habilitarRolAplicacion, migrar } from '../db/migrar.ts';
import { crearDb } from '../db/pool.ts';
import { PASSWORD_APP } from './base.ts';
import { AHORA } from './reloj.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser or owner connection to the server of this run. */
    urlServidor: string;
    plantilla: string;
    plantillaDemo: string;
  }
}

const conBase = (url: string, base: string): string => {
  const completa = new URL(url);
  completa.pathname = `/${base}`;
  return completa.toString();
};

/** One server for the run and two templates, with and without demo data: a test file clones one in milliseconds. */
export default async function setup(proyecto: TestProject): Promise<() => Promise<void>> {
  const externa = process.env.DATABASE_URL;
  const carpeta = await mkdtemp(path.join(tmpdir(), 'sgpa-pruebas-'));
  const propia = externa ? null : await startEmbedded({ dataDir: carpeta, test: true });
  const urlServidor = propia?.url ?? externa ?? '';
  const sufijo = `${process.pid}_${process.hrtime.bigint().toString(36)}`;
  const plantilla = `sgpa_plantilla_${sufijo}`;
  const plantillaDemo = `sgpa_plantilla_demo_${sufijo}`;

  const servidor = crearDb({ url: urlServidor, max: 1, statementTimeout: 0 });
  await servidor.pool.query(`create database ${plantilla}`);
  const base = crearDb({ url: conBase(urlServidor, plantilla), statementTimeout: 0 });
  await migrar(base.db);
  await habilitarRolAplicacion(base.pool, PASSWORD_APP);
  await cargarCatalogos(base.db);
  await base.db.destroy();

  await servidor.pool.query(`create database ${plantillaDemo} template ${plantilla}`);
  const demo = crearDb({ url: conBase(urlServidor, plantillaDemo), statementTimeout: 0 });
  await cargarDemo(demo.db, { ahora: AHORA, hoy: hoyEnLaPaz(AHORA), cantidad: 300 });
  await demo.db.destroy();

  proyecto.provide('urlServidor', urlServidor);
  proyecto.provide('plantilla', plantilla);
  proyecto.provide('plantillaDemo', plantillaDemo);
  return async () => {
    await servidor.pool.query(`drop database if exists ${plantillaDemo} with (force)`);
    await servidor.pool.query(`drop database if exists ${plantilla} with (force)`);
    await servidor.db.destroy();
    await propia?.stop();
    await rm(carpeta, { recursive: true, force: true });
  };
}
