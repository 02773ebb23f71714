// `npm run auditoria:verificar`: whether the audit trail is as it was sealed, and as its exported heads say
// (docs/operacion.md). Ends with 0 when it is, with 1 when it was altered, with 2 when that could not be found out.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { inRoot } from './lib/paths.mjs';
import { report } from './lib/problem.mjs';
import { startProgram } from './lib/program.mjs';

const UNKNOWN = 2;

/** The embedded PostgreSQL as it runs, or started for as long as this takes. */
async function embedded() {
  const { iniciarPostgres } = await import('../packages/postgres-local/src/iniciar.ts');
  const { urlEnMarcha } = await import('../packages/postgres-local/src/en-marcha.ts');
  const dataDir = path.resolve(process.env.SGPA_DATA_DIR || inRoot('.sgpa'));
  const url = urlEnMarcha(dataDir);
  if (url !== null) return { url, cerrar: async () => {} };
  return iniciarPostgres({ dataDir });
}

try {
  await ensureNode(fileURLToPath(import.meta.url));
  await ensureDependencies();
  const own = process.env.DATABASE_URL ? null : await embedded();
  const env = own === null ? {} : { DATABASE_URL: own.url };
  const { code, killed } = await startProgram(inRoot('apps/api/src/verificar-auditoria.ts'), env).ended;
  await own?.cerrar();
  process.exitCode = killed ? UNKNOWN : code;
} catch (error) {
  report(error);
  process.exitCode = UNKNOWN;
}
