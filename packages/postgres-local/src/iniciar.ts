import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { binariosPara } from './binarios.ts';
import { asegurarDirectorio } from './crear.ts';
import { identidadServidor, nombreDe } from './identidad.ts';
import { lanzar } from './lanzar.ts';
import { diagnosticar, ProblemaPostgres } from './problema.ts';
import { despedirAnterior, tomarDirectorio } from './proceso-previo.ts';

export type OpcionesPostgres = {
  /** The directory holds the cluster (`postgres/`), its password (mode 600) and its log. */
  dataDir: string;
  /** The port is on 127.0.0.1; a free one is taken when absent. */
  port?: number;
  buscarPuerto?: () => Promise<number>;
  /** The signal gives the making of a new cluster up. */
  signal?: AbortSignal;
  /** The server is faster and without durability: for tests only, never for data that somebody needs. */
  test?: boolean;
};

export type PostgresLocal = {
  /** The address is for the superuser, in the database `postgres`. */
  url: string;
  port: number;
  pid: number;
  usuario: string;
  /** A copy of its programs is here, when that user cannot reach the package's own. */
  copia: string | null;
  /** The promise settles when the server ends, for whatever reason; `detalle` is the end of its log. */
  terminado: Promise<{ detalle: string }>;
  /** Shuts down fast, and waits for the end. */
  cerrar(): Promise<void>;
};

/** Another program may take a free port before us, so one is looked for so many times. */
const PUERTOS = 10;

function puertoLibre(): Promise<number> {
  return new Promise((resolve, reject) => {
    const servidor = createServer();
    servidor.once('error', reject);
    servidor.listen(0, '127.0.0.1', () => {
      const direccion = servidor.address();
      servidor.close(() => resolve(typeof direccion === 'object' && direccion !== null ? direccion.port : 0));
    });
  });
}

/** Starts the PostgreSQL that comes inside the npm package. Throws `ProblemaPostgres` with a message for the person. */
export async function iniciarPostgres(opciones: OpcionesPostgres): Promise<PostgresLocal> {
  const dataDir = path.resolve(opciones.dataDir);
  try {
    return await arrancar({ ...opciones, dataDir });
  } catch (error) {
    opciones.signal?.throwIfAborted();
    if (error instanceof ProblemaPostgres) throw error;
    throw diagnosticar(error instanceof Error ? error.message : String(error), dataDir);
  }
}

async function arrancar(opciones: OpcionesPostgres): Promise<PostgresLocal> {
  const { dataDir, port: fijo, buscarPuerto = puertoLibre, test = false, signal } = opciones;
  mkdirSync(dataDir, { recursive: true });
  const soltar = tomarDirectorio(dataDir);
  try {
    const identidad = identidadServidor(path.join(dataDir, 'postgres'));
    const binarios = binariosPara(identidad);
    const { pgdata, clave } = await asegurarDirectorio({ dataDir, binarios, identidad, test, signal });
    signal?.throwIfAborted();
    await despedirAnterior(pgdata);
    const servidor = await enUnPuerto(fijo === undefined ? buscarPuerto : async () => fijo, (port) =>
      lanzar({ dataDir, pgdata, port, test, binarios, identidad }),
    );
    void servidor.terminado.then(soltar, soltar);
    const url = `postgres://postgres:${clave}@127.0.0.1:${servidor.port}/postgres`;
    return { ...servidor, url, usuario: nombreDe(identidad), copia: binarios.copia };
  } catch (error) {
    soltar();
    throw error;
  }
}

async function enUnPuerto<T>(buscarPuerto: () => Promise<number>, lanzarEn: (port: number) => Promise<T>) {
  for (let quedan = PUERTOS; ; quedan -= 1) {
    const port = await buscarPuerto();
    try {
      return { ...(await lanzarEn(port)), port };
    } catch (error) {
      const tomado = error instanceof ProblemaPostgres && error.codigo === 'puerto';
      if (!tomado || quedan === 1) throw error;
    }
  }
}
