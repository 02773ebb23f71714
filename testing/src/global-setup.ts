import { rm } from 'node:fs/promises';
import { iniciarPostgres } from '@sgpa/postgres-local/iniciar';
import type { TestProject } from 'vitest/node';
import { carpetaDeBases } from './carpeta.ts';
import { crearPlantillas } from './plantillas.ts';
import { AHORA } from './reloj.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address is of this run's server, for a superuser or the owner. */
    urlServidor: string;
    plantilla: string;
    plantillaDemo: string;
    falla: string | null;
  }
}

/** Starts one server for the run and two templates, with and without demo data, which a test file clones fast. */
export default async function setup(proyecto: TestProject): Promise<() => Promise<void>> {
  const externa = process.env.DATABASE_URL;
  const carpeta = await carpetaDeBases('pruebas');
  const propia = externa ? null : await iniciarPostgres({ dataDir: carpeta, test: true });
  const urlServidor = propia?.url ?? externa ?? '';
  let falla: string | null = null;
  const alFallar = (motivo: string) => {
    falla = motivo;
  };
  const opciones = { urlServidor, ahora: AHORA, cantidad: 300, alFallar };
  const { plantilla, plantillaDemo, borrar } = await crearPlantillas(opciones);

  proyecto.provide('urlServidor', urlServidor);
  proyecto.provide('plantilla', plantilla);
  proyecto.provide('plantillaDemo', plantillaDemo);
  proyecto.provide('falla', falla);
  return async () => {
    await borrar();
    await propia?.cerrar();
    await rm(carpeta, { recursive: true, force: true });
  };
}
