import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pausa } from 'node:timers/promises';
import { ajustes } from './ajustes.ts';
import { type Binarios, localizarBinarios } from './binarios.ts';
import { asegurarDirectorio, type Directorio } from './crear.ts';
import { type Identidad, identidadServidor, ordenComo } from './identidad.ts';
import { diagnosticar, ProblemaPostgres } from './problema.ts';
import { despedirAnterior, tomarDirectorio, vive } from './proceso-previo.ts';

export type OpcionesEmbedded = {
  /** Holds the cluster (`postgres/`), its password (mode 600) and its log. */
  dataDir: string;
  /** Port on 127.0.0.1; a free one when absent. */
  port?: number;
  /** Faster and without durability: for tests only, never for data that somebody needs. */
  test?: boolean;
};

export type Embedded = {
  /** Superuser connection to the database `postgres`. */
  url: string;
  port: number;
  pid: number;
  /** Settles when the server ends, for whatever reason; `detalle` is the end of its log. */
  terminado: Promise<{ detalle: string }>;
  /** Fast shutdown; waits for the end. */
  stop(): Promise<void>;
};

const LIMITE_REGISTRO = 10 * 1024 * 1024;
/** Recovery after a kill replays the journal: long at worst, a moment as a rule. */
const LIMITE_ARRANQUE_MS = 180_000;
const LIMITE_PARADA_MS = 60_000;

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

function abrirRegistro(archivo: string): number {
  if (existsSync(archivo) && statSync(archivo).size > LIMITE_REGISTRO) renameSync(archivo, `${archivo}.1`);
  return openSync(archivo, 'a', 0o600);
}

/** The server writes its state on line 8 of postmaster.pid; 'ready' is what pg_ctl waits for as well. */
function listo(pgdata: string, pid: number): boolean {
  try {
    const lineas = readFileSync(path.join(pgdata, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lineas[0]) === pid && lineas[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

/** Starts the PostgreSQL that comes inside the npm package. Throws `ProblemaPostgres` with a message for the person. */
export async function startEmbedded({ dataDir: pedido, port, test = false }: OpcionesEmbedded): Promise<Embedded> {
  const dataDir = path.resolve(pedido);
  try {
    return await arrancar(dataDir, port ?? (await puertoLibre()), test);
  } catch (error) {
    if (error instanceof ProblemaPostgres) throw error;
    throw diagnosticar(error instanceof Error ? error.message : String(error), dataDir);
  }
}

async function arrancar(dataDir: string, port: number, test: boolean): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true });
  const soltar = tomarDirectorio(dataDir);
  try {
    const binarios = localizarBinarios();
    const identidad = identidadServidor();
    const directorio = asegurarDirectorio(dataDir, binarios, identidad, test);
    await despedirAnterior(directorio.pgdata);
    return await lanzar({ dataDir, port, test, binarios, identidad, directorio, soltar });
  } catch (error) {
    soltar();
    throw error;
  }
}

type Lanzamiento = {
  dataDir: string;
  port: number;
  test: boolean;
  binarios: Binarios;
  identidad: Identidad | null;
  directorio: Directorio;
  soltar: () => void;
};

async function lanzar({
  dataDir,
  port,
  test,
  binarios,
  identidad,
  directorio,
  soltar,
}: Lanzamiento): Promise<Embedded> {
  const { pgdata, clave } = directorio;
  const archivoRegistro = path.join(dataDir, 'postgres.log');
  const registro = abrirRegistro(archivoRegistro);
  const desde = statSync(archivoRegistro).size;
  const detalle = () => readFileSync(archivoRegistro).subarray(desde).toString('utf8').slice(-4000);

  const orden = ordenComo(binarios.postgres, ['-D', pgdata, ...ajustes(port, test)], identidad, [
    binarios.postgres,
    pgdata,
  ]);
  const hijo = spawn(orden.comando, orden.args, {
    cwd: dataDir,
    // Its own process group: the terminal's Ctrl-C must reach the supervisor only, which stops things in order.
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', registro, registro],
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin', SystemRoot: 'C:\\Windows' },
    ...(orden.uid === undefined ? {} : { uid: orden.uid, gid: orden.gid }),
  });
  closeSync(registro);

  let vivo = true;
  const terminado = new Promise<{ detalle: string }>((resolve) => {
    const fin = (motivo: string) => {
      vivo = false;
      soltar();
      resolve({ detalle: `${detalle()}\n${motivo}` });
    };
    hijo.once('error', (error) => fin(error.message));
    hijo.once('exit', () => fin(''));
  });

  const pid = hijo.pid ?? 0;
  const stop = async () => {
    if (!vivo) return;
    if (vive(pid)) hijo.kill('SIGINT');
    const fin = await Promise.race([terminado, pausa(LIMITE_PARADA_MS, null, { ref: false })]);
    if (fin === null) {
      hijo.kill('SIGQUIT');
      await terminado;
    }
  };

  const limite = performance.now() + LIMITE_ARRANQUE_MS;
  while (!listo(pgdata, pid)) {
    if (!vivo) throw diagnosticar((await terminado).detalle, dataDir);
    if (performance.now() > limite) {
      await stop();
      throw diagnosticar(detalle(), dataDir);
    }
    await pausa(30);
  }
  return { url: `postgres://postgres:${clave}@127.0.0.1:${port}/postgres`, port, pid, terminado, stop };
}
