// `npm run mutacion -- packages/domain/src/cobertura` breaks the code of a folder one place at a time and reports what
// none of the folder's own tests notices. It is not part of `npm test` (ADR 3).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { explain, Problem, report } from './lib/problem.mjs';
import { npm } from './lib/run.mjs';

const FOLDER = 'scripts/mutacion';
const STRYKER = inRoot(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js');
/** Code that is written down once for many, or sent to the database, is not what a folder decides. */
const LEFT_OUT = ['test', 'queries', 'casos', 'routes'].map((kind) => `!**/*.${kind}.ts`);

try {
  await ensureNode(fileURLToPath(import.meta.url));
  await ensureDependencies({ whole: true });
  const [, , folder = ''] = process.argv;
  if (folder === '' || !existsSync(inRoot(folder)))
    throw new Problem(
      `No hay qué mutar en «${folder}».`,
      'Por ejemplo: npm run mutacion -- packages/domain/src/cobertura',
    );
  // The tool has a package of its own, so that nobody who starts or tests SGPA waits for it.
  if (!existsSync(STRYKER)) {
    const { code, output } = await npm(['ci', '--no-audit', '--no-fund'], { cwd: inRoot(FOLDER) });
    if (code !== 0) throw explain('Instalar la herramienta de mutación', output);
  }
  const mutate = [`${folder}/**/*.ts`, ...LEFT_OUT].join(',');
  const { status } = spawnSync(process.execPath, [STRYKER, 'run', `${FOLDER}/stryker.config.mjs`, '--mutate', mutate], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, SGPA_MUTACION: folder },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  process.exitCode = report(error);
}
