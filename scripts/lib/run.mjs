import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { diskIsFull } from './disk.mjs';
import { inRoot, ROOT } from './paths.mjs';

const windows = process.platform === 'win32';
const running = new Set();

/** Kills the tool and everything that it started (it leads its own process group). */
function kill(child, signal) {
  try {
    if (windows) child.kill();
    else process.kill(-child.pid, signal);
  } catch {
    // The process is already gone.
  }
}

/** Ends everything that runs, at once: npm would first take away, for half a minute, what it has installed. */
export function killRunning() {
  for (const child of running) kill(child, 'SIGKILL');
}

// A tool half-way must not go on alone when this process ends.
process.on('exit', () => {
  for (const child of running) kill(child, 'SIGTERM');
});

/** Runs a program to its end (or to `limitMs`, or until the disk is full) and gives its code and everything it wrote. */
export function run(command, args, { cwd = ROOT, env = process.env, limitMs, isFull = diskIsFull } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !windows,
      windowsHide: true,
    });
    running.add(child);
    let output = '';
    const take = (chunk) => {
      output += chunk;
      // npm tells each file that found no room, makes some by taking the package away, and goes on for minutes.
      if (/TAR_ENTRY_ERROR ENOSPC/.test(chunk)) kill(child, 'SIGKILL');
    };
    const end = (code) => {
      clearTimeout(timer);
      clearInterval(watch);
      running.delete(child);
      resolve({ code, output });
    };
    const timer =
      limitMs &&
      setTimeout(() => {
        take(`\n(no terminó en ${limitMs / 60_000} minutos)\n`);
        kill(child, 'SIGTERM');
        setTimeout(() => kill(child, 'SIGKILL'), 10_000).unref();
      }, limitMs);
    const watch = setInterval(() => {
      if (!isFull(cwd)) return;
      take('\nENOSPC\n');
      clearInterval(watch);
      kill(child, 'SIGTERM');
    }, 2_000);
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.once('error', (error) => {
      take(`\n${error.message}`);
      end(127);
    });
    child.once('close', (code, signal) => {
      if (signal !== null) take(`\n(${signal})`);
      end(code ?? 1);
    });
  });
}

/** Runs npm as the person has it, by this Node: its own launcher would pick the first `node` of the PATH. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli !== undefined && /npm-cli\.[cm]?js$/.test(cli)) return run(process.execPath, [cli, ...args], options);
  return windows ? run('cmd.exe', ['/d', '/c', 'npm', ...args], options) : run('npm', args, options);
}

/** Gives the path of the program that an installed package brings (its `bin`), to be run by this Node. */
export function bin(packageName, name, from = ROOT) {
  const require = createRequire(path.join(from, 'package.json'));
  for (const base of require.resolve.paths(packageName) ?? []) {
    try {
      const manifest = require(path.join(base, packageName, 'package.json'));
      return path.join(base, packageName, typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[name]);
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  throw new Error(`${packageName} no está instalado en ${inRoot('node_modules')}`);
}
