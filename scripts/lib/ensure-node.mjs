// This runs on any Node from 20 on, before any dependency is there.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { explain, Problem } from './problem.mjs';
import { killRunning, npm } from './run.mjs';
import { sayStopping, step } from './step.mjs';
import { onStopRequest } from './stop-request.mjs';

/** This Node, the current LTS, is fetched when the installed one is too old, and goes into a release. */
export const LTS = '24.21.0';
/** `engines` in package.json says the same. */
const OLDEST = '22.19.0';

const windows = process.platform === 'win32';
const FOLDER = inRoot('.node');
const BINARY = path.join(FOLDER, 'bin', windows ? 'node.exe' : 'node');

/** The programs are TypeScript, which Node itself must read. */
const isNewEnough = () =>
  Boolean(process.features.typescript) && process.versions.node.localeCompare(OLDEST, 'en', { numeric: true }) >= 0;

/** Removes what a start that was killed half-way left. */
function removeRests() {
  for (const name of readdirSync(FOLDER)) {
    const pid = Number(/^descarga-(\d+)$/.exec(name)?.[1]);
    if (pid > 0 && !isAlive(pid)) rmSync(path.join(FOLDER, name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function fetchNode() {
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`;
  const work = path.join(FOLDER, `descarga-${process.pid}`);
  mkdirSync(work, { recursive: true });
  removeRests();
  try {
    const args = [
      'install',
      '--prefix',
      work,
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
    ];
    const { code, output } = await npm([...args, `${name}@${LTS}`], { cwd: work });
    if (code !== 0) {
      if (/E404|EBADPLATFORM/.test(output)) {
        throw new Problem(`No hay un Node ${LTS} para esta máquina (${name}).`, `Instale Node ${LTS} o más nuevo.`);
      }
      throw explain(`Descargar Node ${LTS}`, output);
    }
    rmSync(path.dirname(BINARY), { recursive: true, force: true });
    renameSync(path.join(work, 'node_modules', name, 'bin'), path.dirname(BINARY));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function runAgain(script) {
  const child = spawn(BINARY, [script, ...process.argv.slice(2)], {
    // The channel tells the other one when this process dies without a word.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${path.dirname(BINARY)}${path.delimiter}${process.env.PATH ?? ''}` },
  });
  onStopRequest(() => child.kill('SIGTERM'));
  return new Promise(() => {
    child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}

/**
 * Returns when this Node is new enough; otherwise runs `script` again with one that is, and ends with its code. What `beside` does
 * needs npm alone, and is done while Node is fetched.
 */
export async function ensureNode(script, beside = async () => {}) {
  if (isNewEnough()) return;
  const found = existsSync(BINARY) ? spawnSync(BINARY, ['--version'], { encoding: 'utf8' }).stdout?.trim() : undefined;
  if (found !== `v${LTS}`) {
    let stopping = false;
    const letGo = onStopRequest(() => {
      stopping = true;
      sayStopping();
      killRunning();
    });
    const fetching = step(`Node ${LTS} para este programa (el instalado es ${process.version})`, fetchNode);
    const [fetched, done] = await Promise.allSettled([fetching, beside()]);
    if (stopping) process.exit(130);
    for (const { reason } of [fetched, done]) if (reason !== undefined) throw reason;
    letGo();
  }
  await runAgain(script);
}
