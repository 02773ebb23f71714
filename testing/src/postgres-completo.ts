import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pausa } from 'node:timers/promises';
import { binariosPara } from '@sgpa/postgres-local/binarios';
import { identidadServidor } from '@sgpa/postgres-local/identidad';
import { comoQuien } from '@sgpa/postgres-local/orden';
import pg from 'pg';
import { carpetaDeBases } from './carpeta.ts';
import { hacerCertificado } from './produccion.ts';
import { puertoLibre } from './puerto-libre.ts';

const PROGRAMAS = ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql', 'createdb', 'dropdb'];
const LIMITE_MS = 60_000;

const hijasDe = (carpeta: string): string[] => (existsSync(carpeta) ? readdirSync(carpeta) : []);

/** The newest come first, as Debian's and Red Hat's packages lay them. */
const lugares = (): string[] => [
  ...hijasDe('/usr/lib/postgresql')
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => `/usr/lib/postgresql/${version}/bin`),
  ...hijasDe('/usr')
    .filter((nombre) => nombre.startsWith('pgsql-'))
    .toSorted()
    .toReversed()
    .map((nombre) => `/usr/${nombre}/bin`),
  ...(process.env.PATH ?? '').split(path.delimiter).filter((carpeta) => path.isAbsolute(carpeta)),
];

/** Finds where the server and its clients of one version are installed together; the embedded one brings no clients. */
export const programasDePostgres = (): string | undefined =>
  lugares().find((carpeta) => PROGRAMAS.every((programa) => existsSync(path.join(carpeta, programa))));

/**
 * Gives the programs that the product brings, else those of `SGPA_POSTGRES_BIN`, by which tests are tried on another
 * PostgreSQL by hand.
 */
export const programasDelServidor = (): string =>
  process.env.SGPA_POSTGRES_BIN ?? path.dirname(binariosPara(identidadServidor('')).initdb);

export interface PostgresCompleto {
  /** The address is for its superuser. */
  url: string;
  port: number;
  password: string;
  carpeta: string;
  /** The variables are for its clients, as its superuser. */
  entorno: Record<string, string>;
  cerrar(): Promise<void>;
}

async function responde(url: string): Promise<boolean> {
  const cliente = new pg.Client({ connectionString: url });
  try {
    await cliente.connect();
    return true;
  } catch {
    return false;
  } finally {
    await cliente.end();
  }
}

interface Acceso {
  /** These lines of pg_hba.conf go before everybody's. */
  hba?: string[];
  /** The server takes connections with TLS only; `servidor.crt` is its own authority. */
  tls?: boolean;
}

function prepararAcceso(carpeta: string, datos: string, { hba = [], tls = false }: Acceso): string[] {
  const todos = tls ? 'hostssl' : 'host';
  const lineas = [...hba, 'local all all scram-sha-256', `${todos} all all 127.0.0.1/32 scram-sha-256`];
  writeFileSync(path.join(datos, 'pg_hba.conf'), `${lineas.join('\n')}\n`);
  if (!tls) return [];
  const crt = path.join(carpeta, 'servidor.crt');
  const key = path.join(carpeta, 'servidor.key');
  hacerCertificado({ crt, key });
  const { uid, gid } = statSync(datos);
  for (const cual of [crt, key]) chownSync(cual, uid, gid);
  return ['ssl=on', `ssl_cert_file=${crt}`, `ssl_key_file=${key}`];
}

/** Starts a server of the installed programs, for tests only: nothing of it is durable. */
export async function iniciarPostgresCompleto(bin: string, pedido: Acceso = {}): Promise<PostgresCompleto> {
  const carpeta = await carpetaDeBases('completo');
  const identidad = identidadServidor('');
  const password = randomBytes(16).toString('hex');
  const clave = path.join(carpeta, 'clave');
  writeFileSync(clave, password, { mode: 0o600 });
  if (identidad !== null) for (const cual of [carpeta, clave]) chownSync(cual, identidad.uid, identidad.gid);
  const datos = path.join(carpeta, 'datos');
  const acceso = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${clave}`];
  const forma = ['--encoding=UTF8', '--locale=C', '--no-sync'];
  const opciones = comoQuien(identidad, carpeta);
  execFileSync(path.join(bin, 'initdb'), [`--pgdata=${datos}`, ...acceso, ...forma], { ...opciones, stdio: 'ignore' });

  const port = await puertoLibre();
  const ajustes = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', `unix_socket_directories=${carpeta}`];
  ajustes.push(...prepararAcceso(carpeta, datos, pedido));
  const proceso = spawn(
    path.join(bin, 'postgres'),
    ['-D', datos, '-p', String(port), '-h', '127.0.0.1', ...ajustes.flatMap((uno) => ['-c', uno])],
    { ...opciones, stdio: 'ignore' },
  );
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const socket = `postgres://postgres:${password}@${encodeURIComponent(carpeta)}:${port}/postgres`;
  const limite = performance.now() + LIMITE_MS;
  while (!(await responde(socket))) {
    if (proceso.exitCode !== null || performance.now() > limite) throw new Error(`${bin}/postgres did not start`);
    await pausa(50);
  }
  return {
    url,
    port,
    password,
    carpeta,
    entorno: {
      PATH: `${bin}:${process.env.PATH}`,
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      PGUSER: 'postgres',
      PGPASSWORD: password,
    },
    async cerrar() {
      const fin = once(proceso, 'exit');
      proceso.kill('SIGINT');
      await fin;
      await rm(carpeta, { recursive: true, force: true });
    },
  };
}
