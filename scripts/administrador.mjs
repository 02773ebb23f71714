// `npm run administrador -- --usuario … --correo …`: makes the first administrator of an installation (docs/operacion.md).
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './lib/dependencies.mjs';
import { withDatabase } from './lib/embedded.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { inRoot } from './lib/paths.mjs';
import { report } from './lib/problem.mjs';
import { startProgram } from './lib/program.mjs';

try {
  await ensureNode(fileURLToPath(import.meta.url));
  await ensureDependencies({ whole: false });
  const args = process.argv.slice(2);
  const { code } = await withDatabase(
    (env) => startProgram(inRoot('apps/api/src/primer-administrador.ts'), env, { args }).ended,
  );
  process.exitCode = code;
} catch (error) {
  process.exitCode = report(error);
}
