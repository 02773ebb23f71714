import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pausa } from 'node:timers/promises';
import { ajustes } from './ajustes.ts';
import type { Binarios } from './binarios.ts';
import type { Identidad } from './identidad.ts';
import { abrirPara, comoQuien, conVigia } from './orden.ts';
import { diagnosticar } from './problema.ts';
import { vive } from './proceso-previo.ts';

const LIMITE_REGISTRO = 10 * 1024 * 1024;
/** Recovery after a kill replays the journal, which takes long at worst, and a moment as a rule. */
const LIMITE_ARRANQUE_MS = 180_000;
const LIMITE_PARADA_MS = 60_000;

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

type Lanzamiento = {
  dataDir: string;
  pgdata: string;
  port: number;
  test: boolean;
  binarios: Binarios;
  identidad: Identidad | null;
};

type Servidor = { pid: number; terminado: Promise<{ detalle: string }>; cerrar(): Promise<void> };

/** Runs `postgres` over an existing cluster; resolves once it accepts connections. */
export async function lanzar(opciones: Lanzamiento): Promise<Servidor> {
  const { dataDir, pgdata, port, test, binarios, identidad } = opciones;
  const archivoRegistro = path.join(dataDir, 'postgres.log');
  const registro = abrirRegistro(archivoRegistro);
  const desde = statSync(archivoRegistro).size;
  const detalle = () => readFileSync(archivoRegistro).subarray(desde).toString('utf8').slice(-4000);

  const abiertas = abrirPara(identidad, [pgdata]);
  const [comando, args] = conVigia(binarios.postgres, ['-D', ...abiertas.nombres, ...ajustes(port, test)]);
  const hijo = spawn(comando, args, {
    ...comoQuien(identidad, dataDir),
    // The server has its own process group: Ctrl-C must reach the supervisor only, which stops things in order.
    detached: process.platform !== 'win32',
    stdio: ['ignore', registro, registro, ...abiertas.descriptores],
  });
  closeSync(registro);
  abiertas.cerrar();

  let vivo = true;
  const terminado = new Promise<{ detalle: string }>((resolve) => {
    const fin = (motivo: string) => {
      vivo = false;
      resolve({ detalle: `${detalle()}\n${motivo}` });
    };
    hijo.once('error', (error) => fin(error.message));
    hijo.once('exit', () => fin(''));
  });

  const pid = hijo.pid ?? 0;
  const cerrar = async () => {
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
      await cerrar();
      throw diagnosticar(detalle(), dataDir);
    }
    await pausa(30);
  }
  return { pid, terminado, cerrar };
}
