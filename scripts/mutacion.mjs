// `npm run mutacion`: breaks the rules of packages/domain one place at a time and asks whether a test notices.
// `npm run mutacion -- cobertura titular`: only these rooms. `npm run mutacion -- servicios ciclo/baja-titular`: of the
// server, through the API on a real PostgreSQL. `npm run mutacion -- reglas [word…]`: takes the rules of decisions §10 out
// one by one and asks whether the test that is named for each fails. Not part of `npm test` (docs/decisions/0057-mutacion.md).
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { askAgain, reportMutation } from './lib/mutation-report.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { explain, Problem, report } from './lib/problem.mjs';
import { npm } from './lib/run.mjs';

const STRYKER = inRoot('mutacion/node_modules/@stryker-mutator/core/bin/stryker.js');
/** Of a room of the rules, in percent. What the tests of a service leave is told, and no failure. */
const LEAST = 90;
const ZONE = 'Pacific/Kiritimati';

/** The tool has a package of its own: who starts or tests SGPA does not wait for it. */
async function ensureTool() {
  if (existsSync(STRYKER)) return;
  const { code, output } = await npm(['ci', '--no-audit', '--no-fund'], { cwd: inRoot('mutacion') });
  if (code !== 0) throw explain('Instalar la herramienta de mutación', output);
}

const RULES = {
  config: 'mutacion/stryker.config.mjs',
  result: 'test-results/mutacion.json',
  before: 'test-results/mutacion-incremental.json',
  folder: (room) => `packages/domain/src/${room}/`,
  name: (room) => room,
  not: ['**/*.test.ts'],
};

/** What a service decides: not what it sends to the database, nor how a path is written down. */
const SERVICES = {
  config: 'mutacion/servicios.config.mjs',
  result: 'test-results/mutacion-servicios.json',
  before: 'test-results/mutacion-servicios-incremental.json',
  folder: (module) => `apps/api/src/modules/${module}/`,
  name: (module) => `servicios ${module}`,
  not: ['**/*.test.ts', '**/*.queries.ts', '**/*.casos.ts', '**/*.matriz.ts', '**/routes.ts', '**/*.routes.ts'],
};

function asked() {
  const [first, ...rest] = process.argv.slice(2);
  const kind = first === 'servicios' ? SERVICES : RULES;
  const given = kind === SERVICES ? rest : [first, ...rest].filter((it) => it !== undefined);
  const all = kind === SERVICES ? [] : readdirSync(inRoot('packages/domain/src'));
  const rooms = given.length > 0 ? given : all;
  const unknown = rooms.filter((room) => !existsSync(inRoot(kind.folder(room))));
  if (rooms.length === 0 || unknown.length > 0)
    throw new Problem(`No hay qué mutar: ${unknown.join(', ')}`, 'Por ejemplo: npm run mutacion -- cobertura');
  return { kind, rooms };
}

const today = () => new Date().toISOString().slice(0, 10);

/** The rules of decisions §10, with Vitest alone. */
async function rules(words) {
  // As in `npm test`, the zone of the machine is far from America/La_Paz.
  process.env.TZ = ZONE;
  const { breakages } = await import('../mutacion/reglas.mjs');
  const { runBreakages } = await import('./lib/rule-breakages.mjs');
  // Vitest has counted the tests that failed, as they had to.
  process.exitCode = (await runBreakages(breakages, words, today())) ? 0 : 1;
}

async function mutants() {
  await ensureTool();
  const { kind, rooms } = asked();
  const mutate = rooms.flatMap((room) => [
    `${kind.folder(room)}**/*.ts`,
    ...kind.not.map((pattern) => `!${kind.folder(room)}${pattern}`),
  ]);
  askAgain(kind.before);
  const { status } = spawnSync(process.execPath, [STRYKER, 'run', kind.config, '--mutate', mutate.join(',')], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, TZ: ZONE, SGPA_MUTACION: rooms.join(',') },
  });
  if (status !== 0) throw new Problem('Stryker no terminó.', 'Lo que dijo está arriba.');
  const { reasons } = await import('../mutacion/razones.mjs');
  const told = reportMutation({
    result: kind.result,
    rooms: Object.fromEntries(rooms.map((room) => [kind.name(room), kind.folder(room)])),
    reasons,
    day: today(),
  });
  for (const { room, killed, stale } of told) {
    console.log(`${room}: ${killed} %`);
    for (const { file, was, becomes } of stale) console.log(`  razón que sobra: ${file} «${was}» → «${becomes}»`);
  }
  if (kind === RULES && told.some(({ killed }) => killed < LEAST)) process.exitCode = 1;
}

try {
  await ensureNode(fileURLToPath(import.meta.url));
  await ensureDependencies({ whole: true });
  const [first, ...words] = process.argv.slice(2);
  await (first === 'reglas' ? rules(words) : mutants());
} catch (error) {
  process.exitCode = report(error);
}
