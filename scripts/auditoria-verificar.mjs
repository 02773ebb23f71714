// `npm run auditoria:verificar` tells whether the audit trail is as it was sealed, and as its exported heads say
// (docs/operacion.md). It ends with 0 when it is, with 1 when it was altered, with 2 when that could not be found out.
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './lib/dependencies.mjs';
import { withDatabase } from './lib/embedded.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { inRoot } from './lib/paths.mjs';
import { report } from './lib/problem.mjs';
import { startProgram } from './lib/program.mjs';

const UNKNOWN = 2;

try {
  await ensureNode(fileURLToPath(import.meta.url));
  await ensureDependencies({ whole: false });
  const { code, killed } = await withDatabase(
    (env) => startProgram(inRoot('apps/api/src/verificar-auditoria.ts'), env).ended,
  );
  process.exitCode = killed ? UNKNOWN : code;
} catch (error) {
  report(error);
  process.exitCode = UNKNOWN;
}
