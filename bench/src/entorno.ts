import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { leerConfig } from '@sgpa/api/config';
import { prepararDemo } from '@sgpa/demo/preparar-demo';
import { iniciarPostgres } from '@sgpa/postgres-local/iniciar';
import { puertoLibre } from '@sgpa/testing/puerto-libre';
import { iniciarServidor, type ServidorAparte } from '@sgpa/testing/servidor-aparte';

const SIMULADORES = path.resolve(import.meta.dirname, '../../apps/simulators/src/main.ts');
const SIN_LIMITE = '1000000000';

export interface Entorno {
  /** The address is for the database's owner. */
  urlBase: string;
  servidor: ServidorAparte;
  /** Starts another server on the same database, which whoever asks for it ends; it is not ready yet. */
  otroServidor(): Promise<ServidorAparte>;
  pidBase: number;
  /** The folder holds the database and the server's own files. */
  carpeta: string;
  cerrar(): Promise<void>;
}

async function iniciarSimuladores(): Promise<{ proceso: ChildProcess; urls: Record<string, string> }> {
  const proceso = spawn(process.execPath, [SIMULADORES], { stdio: ['ignore', 'pipe', 'inherit'], windowsHide: true });
  if (!proceso.stdout) throw new Error('The simulators have no output');
  const [linea] = await once(createInterface({ input: proceso.stdout }), 'line');
  return { proceso, urls: JSON.parse(String(linea)) };
}

/**
 * Starts everything of its own: PostgreSQL with durability, simulators and server, each in its process, on free ports.
 *
 * @param datos is the folder of a database that stays for the next run; else a new one goes at the end
 */
export async function levantar(argumentosDeNode: readonly string[], datos: string | undefined): Promise<Entorno> {
  const carpeta = datos ?? (await mkdtemp(path.join(tmpdir(), 'sgpa-bench-')));
  const base = await iniciarPostgres({ dataDir: carpeta });
  await prepararDemo(leerConfig({ DATABASE_URL: base.url }), { ahora: () => new Date() });
  const { proceso, urls } = await iniciarSimuladores();
  const variables = {
    DATABASE_URL: base.url,
    SGPA_LIMITE_POR_MINUTO: SIN_LIMITE,
    SGPA_LIMITE_INGRESOS_POR_MINUTO: SIN_LIMITE,
    SGPA_LIMITE_VERIFICACIONES_POR_MINUTO: SIN_LIMITE,
    SGPA_DATA_DIR: carpeta,
    SEGIP_URL: urls.segip ?? '',
    OVT_URL: urls.ovt ?? '',
    SENASIR_URL: urls.senasir ?? '',
    GESTORA_URL: urls.gestora ?? '',
  };
  const otroServidor = async () => iniciarServidor(await puertoLibre(), variables, { argumentos: argumentosDeNode });
  const servidor = await otroServidor();
  const cerrar = async () => {
    await servidor.terminar('SIGTERM');
    proceso.kill('SIGTERM');
    await base.cerrar();
    if (datos === undefined) await rm(carpeta, { recursive: true, force: true });
  };
  try {
    await servidor.listo();
    return { urlBase: base.url, pidBase: base.pid, carpeta, servidor, otroServidor, cerrar };
  } catch (error) {
    await cerrar();
    throw error;
  }
}
