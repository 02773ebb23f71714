import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './paths.mjs';

const PARENT_WATCH = new URL('./parent-watch.mjs', import.meta.url).href;
const STOP_LIMIT_MS = 30_000;

const running = new Set();
// This is the last resort, when this process ends in a way that nobody foresaw.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts one of our TypeScript programs. It has its own process group, so that the terminal's Ctrl-C reaches it through
 * the supervisor only. `ended` settles with a description of the end.
 */
export function startProgram(file, env, { output = 'inherit', nodeArgs = [], args = [] } = {}) {
  const line = ['--disable-warning=ExperimentalWarning', ...nodeArgs, '--import', PARENT_WATCH, file, ...args];
  const child = spawn(process.execPath, line, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  running.add(child);
  const ended = new Promise((resolve) => {
    const end = (code, how, killed = false) => {
      running.delete(child);
      resolve({ code, how, killed });
    };
    child.once('error', (error) => end(1, error.message));
    child.once('exit', (code, signal) =>
      end(code ?? 1, signal === null ? `código ${code}` : `señal ${signal}`, signal !== null),
    );
  });
  const stop = async () => {
    if (!running.has(child)) return;
    // Windows has no SIGTERM to send: closing the channel says the same (see parent-watch.mjs).
    if (process.platform === 'win32') child.disconnect();
    else child.kill('SIGTERM');
    const end = await Promise.race([ended, pause(STOP_LIMIT_MS, null, { ref: false })]);
    if (end === null) child.kill('SIGKILL');
    await ended;
  };
  return { child, ended, stop };
}
