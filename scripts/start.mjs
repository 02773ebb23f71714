// `npm start`: everything that SGPA needs, from a fresh clone to a running server.
import { fileURLToPath } from 'node:url';
import { ensureNode } from './lib/ensure-node.mjs';
import { report } from './lib/problem.mjs';

try {
  await ensureNode(fileURLToPath(import.meta.url));
  const { start } = await import('./lib/start.mjs');
  await start();
} catch (error) {
  process.exitCode = report(error);
}
