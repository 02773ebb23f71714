// `npm run bench`: figures from a real HTTP load. `npm run bench -- --filas=1000000 --segundos=10 --planes`.
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from '../scripts/lib/dependencies.mjs';
import { ensureNode } from '../scripts/lib/ensure-node.mjs';
import { report } from '../scripts/lib/problem.mjs';

try {
  await ensureNode(fileURLToPath(import.meta.url));
  await ensureDependencies();
  const { medir } = await import('./src/medir.ts');
  await medir(process.argv.slice(2));
} catch (error) {
  process.exitCode = report(error);
}
