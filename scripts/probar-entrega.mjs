// `npm run entrega:probar` unpacks the release in dist/ and starts it, as in production and, asked by root, in a network of
// its own: with a loopback and nothing else, an empty home, and no tool in its PATH but the system's own few.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { inRoot } from './lib/paths.mjs';
import { report } from './lib/problem.mjs';
import { theRelease } from './lib/release.mjs';
import { asStranger, probe, threadsOf } from './lib/release-probe.mjs';

const ALONE = 'SGPA_SIN_RED';

/** Runs this again where no registry can be reached; gives its exit code. */
function alone() {
  const own = [
    'unshare',
    '--net',
    'sh',
    '-c',
    'ip link set lo up && exec "$@"',
    'sh',
    process.execPath,
    import.meta.filename,
  ];
  const env = { ...process.env, [ALONE]: '1' };
  const { error, status } = spawnSync(own[0], own.slice(1), { stdio: 'inherit', env });
  if (error !== undefined) throw error;
  return status ?? 1;
}

async function main() {
  const work = mkdtempSync(path.join(tmpdir(), 'sgpa-entrega-'));
  try {
    chmodSync(work, 0o755);
    const { file, name } = theRelease();
    execFileSync('sha256sum', ['--quiet', '-c', 'SHA256SUMS'], { cwd: inRoot('dist'), stdio: 'inherit' });
    execFileSync('tar', ['-xzf', inRoot('dist', file), '-C', work, '--no-same-owner']);
    const root = path.join(work, name);
    execFileSync('sha256sum', ['--quiet', '-c', 'SHA256SUMS'], { cwd: root, stdio: 'inherit' });
    const home = path.join(work, 'casa');
    // Of the system it needs a shell with two of its commands.
    const tools = path.join(work, 'ordenes');
    for (const folder of [home, tools]) mkdirSync(folder);
    for (const tool of ['sh', 'dirname', 'readlink']) execFileSync('ln', ['-s', `/usr/bin/${tool}`, tools]);
    const few = { HOME: home, PATH: tools };
    execFileSync(path.join(root, 'node/bin/node'), threadsOf(root), { stdio: 'inherit', env: few, ...asStranger });
    const launch = (env) => ({
      command: path.join(root, 'bin/sgpa'),
      args: [],
      options: { env: { ...env, ...few }, cwd: '/', ...asStranger },
    });
    const { ready, first, output } = await probe(launch);
    const network = process.env[ALONE] === '1' ? 'sin red' : 'con la red de esta máquina';
    console.log(`✓ ${name}, ${network}: lista en ${ready.toFixed(1)} s, primera página a los ${first.toFixed(1)} s`);
    const foreign = output.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
    if (foreign.length > 0) console.log(`Líneas que no son del registro:\n${foreign.join('\n')}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

try {
  await ensureNode(fileURLToPath(import.meta.url));
  // The packages bring the PostgreSQL that it is started on.
  await ensureDependencies({ whole: true });
  if (process.getuid() === 0 && process.env[ALONE] === undefined) process.exitCode = alone();
  else await main();
} catch (error) {
  process.exitCode = report(error);
}
