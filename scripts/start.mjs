// `npm start` runs everything that SGPA needs, from a fresh clone to a running server. `npm run dev` (`--dev`) does the
// same from the sources, read again whenever they change: the screen by Vite, the server by Node, which a debugger may
// inspect.
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { ensurePortFree, wantedPort } from './lib/port.mjs';
import { report } from './lib/problem.mjs';

try {
  // The port is checked before the long work.
  const port = wantedPort();
  await ensurePortFree(port);
  await ensureNode(fileURLToPath(import.meta.url), () => ensureDependencies({ whole: false }));
  const { start } = await import('./lib/start.mjs');
  await start(port, { dev: process.argv.includes('--dev') });
} catch (error) {
  process.exit(report(error));
}
