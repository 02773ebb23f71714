import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { urlEnMarcha } from './en-marcha.ts';
import { iniciarPostgres, type PostgresLocal } from './iniciar.ts';

async function consultar(servidor: PostgresLocal, texto: string): Promise<unknown[]> {
  const cliente = new pg.Client({ connectionString: servidor.url });
  await cliente.connect();
  try {
    return (await cliente.query({ text: texto, rowMode: 'array' })).rows;
  } finally {
    await cliente.end();
  }
}

describe('iniciar.test.ts', () => {
  let dataDir = '';
  let servidor: PostgresLocal | undefined;

  const arrancar = async (): Promise<PostgresLocal> => {
    servidor = await iniciarPostgres({ dataDir, test: true });
    return servidor;
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'sgpa-embedded-'));
  });

  afterAll(async () => {
    await servidor?.cerrar();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('vive toda su vida: primer arranque, muerte, recuperación, parada, otra versión', async () => {
    const primero = await arrancar();
    expect(new URL(primero.url).hostname).toBe('127.0.0.1');
    expect(await consultar(primero, "select lower('ÑANDÚ'), current_setting('timezone')")).toEqual([['ñandú', 'UTC']]);
    expect(await consultar(primero, 'show listen_addresses')).toEqual([['127.0.0.1']]);
    expect((await stat(path.join(dataDir, 'postgres.clave'))).mode & 0o777).toBe(0o600);
    await consultar(primero, 'create table t as select 7 as n');
    await consultar(primero, 'checkpoint');
    // PostgreSQL quotes in its messages what somebody typed and it refused, but not in its log.
    for (const orden of [
      "select '7654321'::smallint",
      "select '7654321x'::date",
      'select 7654321 / 0',
      'selekt 7654321',
    ])
      await expect(consultar(primero, orden)).rejects.toThrow();
    const escrito = await readFile(path.join(dataDir, 'postgres.log'), 'utf8');
    expect(escrito).toContain('ready to accept connections');
    expect(escrito).not.toContain('7654321');

    expect(urlEnMarcha(dataDir)).toBe(primero.url);
    process.kill(primero.pid, 'SIGKILL');
    await primero.terminado;
    expect(urlEnMarcha(dataDir)).toBeNull();
    const segundo = await arrancar();
    expect(await consultar(segundo, 'select n from t')).toEqual([[7]]);

    await segundo.cerrar();
    expect((await segundo.terminado).detalle).toContain('database system is shut down');
    const version = path.join(dataDir, 'postgres', 'PG_VERSION');
    const actual = await readFile(version, 'utf8');
    await writeFile(version, '17\n');
    await expect(arrancar()).rejects.toMatchObject({
      codigo: 'version',
      message: expect.stringContaining('PostgreSQL 17'),
    });
    await writeFile(version, actual);
  });

  it.runIf(process.platform === 'linux')('no toca un directorio mientras otro programa vivo es su dueño', async () => {
    const ajeno = await mkdtemp(path.join(tmpdir(), 'sgpa-ajeno-'));
    try {
      const estado = await readFile(`/proc/${process.ppid}/stat`, 'utf8');
      const nacimiento = estado.slice(estado.lastIndexOf(')') + 2).split(' ')[19];
      const marca = path.join(ajeno, 'en-uso.pid');
      await writeFile(marca, `${process.ppid} ${nacimiento}\n`);
      await expect(iniciarPostgres({ dataDir: ajeno })).rejects.toMatchObject({ codigo: 'en_uso' });
      expect(await readFile(marca, 'utf8')).toContain(String(process.ppid));
    } finally {
      await rm(ajeno, { recursive: true, force: true });
    }
  });

  it('deja de crear los datos cuando se lo piden, y no queda nada a medias', async () => {
    const carpeta = await mkdtemp(path.join(tmpdir(), 'sgpa-dejado-'));
    try {
      const control = new AbortController();
      const creando = iniciarPostgres({ dataDir: carpeta, test: true, signal: control.signal });
      control.abort();
      await expect(creando).rejects.toBe(control.signal.reason);
      expect(await readdir(carpeta)).toEqual(['postgres.clave']);
    } finally {
      await rm(carpeta, { recursive: true, force: true });
    }
  }, 120_000);

  describe('el puerto', () => {
    let carpeta = '';
    let otro: Server;
    const puertoDe = (uno: Server) => {
      const direccion = uno.address();
      return typeof direccion === 'object' && direccion !== null ? direccion.port : 0;
    };
    const escuchar = async () => {
      const uno = createServer().listen(0, '127.0.0.1');
      await once(uno, 'listening');
      return uno;
    };

    beforeEach(async () => {
      carpeta = await mkdtemp(path.join(tmpdir(), 'sgpa-puerto-'));
      otro = await escuchar();
    });
    afterEach(async () => {
      otro.close();
      await rm(carpeta, { recursive: true, force: true });
    });

    it('que otro programa toma antes se cambia por otro', async () => {
      const ocupado = puertoDe(otro);
      const pasajero = await escuchar();
      const hallados = [ocupado, ocupado, puertoDe(pasajero)];
      pasajero.close();
      const buscarPuerto = async () => hallados.shift() ?? 0;
      const suyo = await iniciarPostgres({ dataDir: carpeta, test: true, buscarPuerto });
      expect([hallados, suyo.port === ocupado]).toEqual([[], false]);
      expect(await consultar(suyo, 'select 1')).toEqual([[1]]);
      await suyo.cerrar();
    }, 120_000);

    it('pedido y ocupado se dice, y los datos quedan para otro', async () => {
      const pedido = iniciarPostgres({ dataDir: carpeta, test: true, port: puertoDe(otro) });
      await expect(pedido).rejects.toMatchObject({ codigo: 'puerto' });
      expect(await readdir(carpeta)).not.toContain('en-uso.pid');
    }, 120_000);
  });
});
