// `npm run operacion`: the chapter «Production, step by step» of docs/operacion.md is a test. Its commands are taken out of it
// and run in their order on a machine of their own over this one, which stays as it is (scripts/operacion/maquina.sh).
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { report } from './lib/problem.mjs';

try {
  await ensureNode(fileURLToPath(import.meta.url));
  await ensureDependencies({ whole: true });
  const { runChapter } = await import('./operacion/capitulo.mjs');
  await runChapter();
} catch (error) {
  process.exitCode = report(error);
}
