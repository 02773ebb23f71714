// `npm test` makes its own set-up, then runs every check. `npm test -- --only=types,vitest` runs some of them, and `npm
// test -- --only=vitest baja-titular` (or `--only=e2e`) the files whose path holds that word; `--help` lists the kinds.
import { fileURLToPath } from 'node:url';
import { ensureNode } from './lib/ensure-node.mjs';
import { report } from './lib/problem.mjs';

try {
  await ensureNode(fileURLToPath(import.meta.url));
  const { test } = await import('./lib/test.mjs');
  process.exitCode = await test(process.argv.slice(2));
} catch (error) {
  process.exitCode = report(error);
  console.log('0 passed, 1 failed');
}
