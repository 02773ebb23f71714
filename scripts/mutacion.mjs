// `npm run mutacion`: breaks the rules of packages/domain one place at a time and asks whether a test notices.
// `npm run mutacion -- cobertura titular`: only these rooms. Not part of `npm test` (docs/decisions/0057-mutacion.md).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { explain, report } from './lib/problem.mjs';
import { npm } from './lib/run.mjs';

const STRYKER = inRoot('mutacion/node_modules/@stryker-mutator/core/bin/stryker.js');

/** The tool has a package of its own: who starts or tests SGPA does not wait for it. */
async function ensureTool() {
  if (existsSync(STRYKER)) return;
  const { code, output } = await npm(['ci', '--no-audit', '--no-fund'], { cwd: inRoot('mutacion') });
  if (code !== 0) throw explain('Instalar la herramienta de mutación', output);
}

const sources = (room) => [`packages/domain/src/${room}/*.ts`, `!packages/domain/src/${room}/*.test.ts`];

try {
  await ensureNode(fileURLToPath(import.meta.url));
  await ensureDependencies();
  await ensureTool();
  const rooms = process.argv.slice(2);
  const mutate = (rooms.length === 0 ? ['*'] : rooms).flatMap(sources).join(',');
  const order = [STRYKER, 'run', 'mutacion/stryker.config.mjs', '--mutate', mutate];
  process.exitCode = spawnSync(process.execPath, order, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
} catch (error) {
  process.exitCode = report(error);
}
