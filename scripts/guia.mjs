// `npm run guia`: takes the pictures of the user guide again (e2e/base/ilustracion.ts).
import { fileURLToPath } from 'node:url';
import { ensureNode } from './lib/ensure-node.mjs';
import { report } from './lib/problem.mjs';

try {
  await ensureNode(fileURLToPath(import.meta.url));
  process.env.ACTUALIZAR_CAPTURAS = '1';
  const { GUIDE_SPECS } = await import('./lib/guide-specs.mjs');
  const { test } = await import('./lib/test.mjs');
  process.exitCode = await test(['--only=e2e', ...GUIDE_SPECS]);
} catch (error) {
  process.exitCode = report(error);
}
