import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ingresar } from '@sgpa/testing/cliente-registro';
import { hijoDe, postmasterDe } from '@sgpa/testing/procesos';
import { puertoLibre } from '@sgpa/testing/puerto-libre';
import { respondeListo } from '@sgpa/testing/servidor-aparte';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const START = path.resolve(import.meta.dirname, 'start.mjs');
const PROGRAMA = { servidor: 'apps/api/src/main.ts', simuladores: 'apps/simulators/src/main.ts' };
/** The first start of a fresh clone also builds the web application. */
const PACIENCIA = { timeout: 240_000, interval: 50 };

describe('npm-start.test.ts', () => {
  /** Only whoever starts it may enter, as in root's own home. */
  let cerrada: string;
  let carpeta: string;
  let puerto: number;
  let url: string;
  let supervisor: ChildProcess;
  let escrito = '';

  const corre = () => supervisor?.exitCode === null && supervisor.signalCode === null;
  const iniciar = async () => {
    // The variables that the test runner set for itself are left out: the web application's build reads some of them.
    const propio = Object.entries(process.env).filter(([n]) => !/^(VITE|NODE_ENV$|DATABASE_URL$|TZ$)/.test(n));
    supervisor = spawn(process.execPath, [START], {
      env: { ...Object.fromEntries(propio), PORT: String(puerto), SGPA_DATA_DIR: carpeta, SGPA_DEMO_CANTIDAD: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    for (const salida of [supervisor.stdout, supervisor.stderr]) {
      salida?.setEncoding('utf8').on('data', (texto: string) => {
        escrito = (escrito + texto).slice(-4000);
      });
    }
    await listo();
  };
  const listo = () =>
    vi.waitUntil(async () => {
      if (supervisor.exitCode !== null) throw new Error(`npm start ended:\n${escrito}`);
      return respondeListo(url);
    }, PACIENCIA);
  const pids = () => ({
    servidor: hijoDe(supervisor.pid ?? 0, PROGRAMA.servidor),
    simuladores: hijoDe(supervisor.pid ?? 0, PROGRAMA.simuladores),
    postgres: postmasterDe(carpeta),
  });
  const terminar = async (senal: 'SIGTERM' | 'SIGKILL') => {
    if (!corre()) return;
    const fin = once(supervisor, 'exit');
    supervisor.kill(senal);
    await fin;
  };
  /** The token was written before a crash, and so is still good after it. */
  const sesionSirve = async (token: string) => {
    const respuesta = await fetch(`${url}/api/v1/findUsuario`, { headers: { authorization: `Bearer ${token}` } });
    await respuesta.arrayBuffer();
    return respuesta.status === 200;
  };

  // All tests share one run: each leaves it running, and what a failed one left dead starts again.
  beforeAll(async () => {
    cerrada = await mkdtemp(path.join(tmpdir(), 'sgpa-start-'));
    carpeta = path.join(cerrada, 'casa propia ñandú');
    puerto = await puertoLibre();
    url = `http://127.0.0.1:${puerto}`;
  });
  beforeEach(async () => {
    if (!corre()) await iniciar();
  }, 300_000);
  afterAll(async () => {
    await terminar('SIGTERM');
    await rm(cerrada, { recursive: true, force: true });
  });

  it('levanta sola lo que se mate de ella: servidor, PostgreSQL, simuladores', async () => {
    const token = await ingresar(url, 'ope.afiliaciones');
    for (const victima of ['servidor', 'postgres', 'simuladores'] as const) {
      // A service started a moment ago may not have written down its process yet.
      const antes = await vi.waitUntil(() => pids()[victima], PACIENCIA);
      process.kill(antes, 'SIGKILL');
      await vi.waitUntil(() => ![antes, undefined].includes(pids()[victima]), PACIENCIA);
      await listo();
      await vi.waitUntil(() => sesionSirve(token), PACIENCIA);
    }
  }, 300_000);

  it.each([
    ['el supervisor solo', ['supervisor']],
    ['el supervisor y todo lo suyo', ['supervisor', 'servidor', 'simuladores', 'postgres']],
  ])(
    'arranca otra vez, con sus datos, tras SIGKILL de %s',
    async (_nombre, victimas) => {
      const token = await ingresar(url, 'ope.afiliaciones');
      const todos = { supervisor: supervisor.pid, ...pids() };
      const fin = once(supervisor, 'exit');
      for (const [nombre, pid] of Object.entries(todos)) {
        expect(pid, nombre).toBeGreaterThan(0);
        if (victimas.includes(nombre)) process.kill(pid ?? 0, 'SIGKILL');
      }
      await fin;
      await iniciar();
      expect(await sesionSirve(token)).toBe(true);
      expect(pids().postgres).not.toBe(todos.postgres);
    },
    300_000,
  );
});
