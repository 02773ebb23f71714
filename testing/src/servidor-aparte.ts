import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pausa } from 'node:timers/promises';
import delServidor from '@sgpa/api/node-args' with { type: 'json' };

export const MAIN = path.resolve(import.meta.dirname, '../../apps/api/src/main.ts');
/** The watch ends the program when whoever started it dies without a word. */
const VIGIA = path.resolve(import.meta.dirname, '../../scripts/lib/parent-watch.mjs');
/** The servers of tests keep keys here: not among the data of whoever runs them, and of nobody else on the machine. */
const DATOS = path.resolve(import.meta.dirname, '../../node_modules/.cache/sgpa-servidor-aparte');
const PROPIO = { SGPA_DATA_DIR: DATOS };
/** main.ts ends with this once it listens. */
const ANUNCIO = ' está listo en http://';
const LIMITE_ARRANQUE_MS = 240_000;
const LIMITE_PARADA_MS = 60_000;

/** The real server runs in a process of its own, as under `npm start`. */
export interface ServidorAparte {
  url: string;
  proceso: ChildProcess;
  vive(): boolean;
  /** The text is the end of what the server wrote. */
  escrito(): string;
  /** Waits until /salud/listo answers; throws, with what the process wrote, when it ends first. */
  listo(): Promise<void>;
  /** Sends the signal and waits for the end. */
  terminar(senal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export async function respondeListo(url: string): Promise<boolean> {
  try {
    const respuesta = await fetch(`${url}/salud/listo`, { signal: AbortSignal.timeout(2000) });
    await respuesta.arrayBuffer();
    return respuesta.ok;
  } catch {
    return false;
  }
}

/**
 * @param argumentos go to Node itself, as `--cpu-prof`
 * @param programa is the server, from its sources or in one file (`servidorJunto`)
 */
export function iniciarServidor(
  puerto: number,
  entorno: Record<string, string>,
  { argumentos = [], programa = MAIN }: { argumentos?: readonly string[]; programa?: string } = {},
): ServidorAparte {
  const url = `http://127.0.0.1:${puerto}`;
  // The notes on one database's audit trail tell of no other one.
  const cabezas = mkdtempSync(path.join(tmpdir(), 'sgpa-cabezas-'));
  const proceso = spawn(process.execPath, [...delServidor, ...argumentos, '--import', VIGIA, programa], {
    env: {
      ...process.env,
      ...PROPIO,
      SGPA_AUDITORIA_DIR: cabezas,
      HOST: '127.0.0.1',
      PORT: String(puerto),
      ...entorno,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    windowsHide: true,
  });
  proceso.once('exit', () => rmSync(cabezas, { recursive: true, force: true }));
  let escrito = '';
  let anunciado = false;
  for (const salida of [proceso.stdout, proceso.stderr]) {
    salida?.setEncoding('utf8').on('data', (texto: string) => {
      escrito = (escrito + texto).slice(-4000);
      anunciado ||= escrito.includes(ANUNCIO);
    });
  }
  const vive = () => proceso.exitCode === null && proceso.signalCode === null;

  return {
    url,
    proceso,
    vive,
    escrito: () => escrito,
    async listo() {
      const limite = performance.now() + LIMITE_ARRANQUE_MS;
      // Nobody listens before it has said so: a hundred refused requests would cost as much as a tenth of its start.
      while (!(anunciado && (await respondeListo(url)))) {
        if (!vive()) throw new Error(`The server ended before it was ready:\n${escrito}`);
        if (performance.now() > limite) throw new Error(`The server was never ready:\n${escrito}`);
        await pausa(10);
      }
    },
    async terminar(senal) {
      if (!vive()) return;
      const fin = once(proceso, 'exit');
      proceso.kill(senal);
      if ((await Promise.race([fin, pausa(LIMITE_PARADA_MS, null, { ref: false })])) !== null) return;
      proceso.kill('SIGKILL');
      throw new Error(`The server did not end on ${senal}:\n${escrito}`);
    },
  };
}
