import { get } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import nodeArgs from '../../apps/api/node-args.json' with { type: 'json' };
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { startProgram } from './program.mjs';
import { bin } from './run.mjs';

/** Loading the demo data is part of the first start. */
const READY_LIMIT_MS = 600_000;

/** A server that listens everywhere also listens here. */
function host() {
  const wanted = process.env.HOST ?? '';
  return ['', 'localhost', '0.0.0.0', '::'].includes(wanted) ? '127.0.0.1' : wanted;
}

function answers(port) {
  return new Promise((resolve) => {
    const request = get({ host: host(), port, path: '/salud/listo', timeout: 2_000, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
}

/** Loads the demo country once into a database; the program ends by itself. */
export async function loadDemo(env, signal) {
  const program = startProgram(inRoot('apps/demo/src/main.ts'), env);
  const giveUp = () => program.stop();
  signal.addEventListener('abort', giveUp, { once: true });
  const { code, how, killed } = await program.ended;
  signal.removeEventListener('abort', giveUp);
  if (code !== 0) throw Object.assign(new Problem(`Los datos de demostración no se cargaron (${how}).`), { killed });
}

/** Serves the screens from their sources, each change shown at once; what they ask goes to the server at that port. */
export function launchWeb(port) {
  const folder = inRoot('apps/web');
  const args = [folder, '--port', process.env.PUERTO_WEB ?? '5173', '--strictPort'];
  return startProgram(bin('vite', 'vite', folder), { PORT: String(port) }, { args });
}

/** Starts the server of web and API; it is ready when it says so at /salud/listo. */
export async function launchApi(port, env, signal, developed) {
  const own = { ...env, PORT: String(port) };
  const program = startProgram(inRoot('apps/api/src/main.ts'), own, { nodeArgs: [...nodeArgs, ...developed] });
  let end;
  program.ended.then((value) => {
    end = value;
  });
  const limit = performance.now() + READY_LIMIT_MS;
  while (!(await answers(port))) {
    if (end !== undefined) {
      // The server has said why on its own output, unless somebody killed it.
      const problem = new Problem(`El servidor no arrancó (${end.how}).`, '', end.code === 0 ? 1 : end.code);
      throw Object.assign(problem, { killed: end.killed });
    }
    if (signal.aborted || performance.now() > limit) {
      await program.stop();
      throw new Problem('El servidor no llegó a estar listo.');
    }
    await pause(150);
  }
  return program;
}

const REGISTRIES = ['segip', 'ovt', 'senasir', 'gestora'];

/** Starts the simulators of the external registries; `urls` is the line that they print when they listen. */
export async function launchSimulators(previous, signal) {
  const env = {};
  for (const name of [...REGISTRIES, 'admin', 'correo']) {
    // After a restart they must answer at the addresses that the server already has.
    if (previous?.[name] !== undefined) env[`SIM_${name.toUpperCase()}_PORT`] = new URL(previous[name]).port;
  }
  const program = startProgram(inRoot('apps/simulators/src/main.ts'), env, { output: 'pipe' });
  const giveUp = () => program.stop();
  signal.addEventListener('abort', giveUp, { once: true });
  const lines = createInterface({ input: program.child.stdout });
  const first = new Promise((resolve) => {
    lines.on('line', (line) => {
      if (line.startsWith('{"segip"')) resolve(line);
    });
  });
  const line = await Promise.race([first, program.ended]);
  signal.removeEventListener('abort', giveUp);
  if (typeof line !== 'string') throw new Problem(`Los simuladores no arrancaron (${line.how}).`);
  return { ...program, urls: JSON.parse(line) };
}

export const missingRegistries = () => REGISTRIES.filter((name) => !process.env[`${name.toUpperCase()}_URL`]);
