import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot, ROOT } from './paths.mjs';

const running = new Set();
// A tool half-way must not go on alone when this process ends.
process.on('exit', () => {
  for (const child of running) child.kill();
});

/** Runs a program to its end and gives its code and everything it wrote. */
export function run(command, args, { cwd = ROOT, env = process.env, onOutput = () => {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    running.add(child);
    let output = '';
    const take = (chunk) => {
      output += chunk;
      onOutput(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.once('error', (error) => resolve({ code: 127, output: `${output}\n${error.message}` }));
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? 1, output: signal ? `${output}\n(${signal})` : output });
    });
  });
}

/** npm as the person has it, run by this Node: its own launcher would pick the first `node` of the PATH. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  if (cli !== undefined && /npm-cli\.[cm]?js$/.test(cli)) return run(process.execPath, [cli, ...args], options);
  return process.platform === 'win32'
    ? run('cmd.exe', ['/d', '/c', 'npm', ...args], options)
    : run('npm', args, options);
}

/** Path of the program `name` that an installed package brings (its `bin`), to be run by this Node. */
export function bin(packageName, name, from = ROOT) {
  const require = createRequire(path.join(from, 'package.json'));
  const folder = (require.resolve.paths(packageName) ?? []).map((base) => path.join(base, packageName));
  for (const candidate of folder) {
    try {
      const manifest = require(path.join(candidate, 'package.json'));
      const entry = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[name];
      return path.join(candidate, entry);
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  throw new Error(`${packageName} no está instalado en ${inRoot('node_modules')}`);
}
