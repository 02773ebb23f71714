import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { projectFiles } from './files.mjs';
import { COMPILED, inRoot } from './paths.mjs';
import { bin, run } from './run.mjs';
import { playwrightCounts, vitestCounts, withReport } from './test-reports.mjs';
import { ensureWeb } from './web-build.mjs';

/** Long enough for a slow machine, short enough that a hanging step is told from a slow one. */
const LIMIT_MS = 60 * 60_000;

const node = (args, options) => run(process.execPath, args, { limitMs: LIMIT_MS, ...options });

const add = (results) => ({
  passed: results.reduce((sum, it) => sum + it.passed, 0),
  failed: results.reduce((sum, it) => sum + it.failed, 0),
  output: results.map((it) => it.output).join(''),
  notes: results.flatMap((it) => it.note ?? []),
});

const SOURCES = ['packages', 'apps', 'bench', 'e2e'].filter((folder) => existsSync(inRoot(folder)));

/** A tool that only says yes or no counts as one. */
async function tool(args, options) {
  const { code, output } = await node(args, options);
  return code === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output };
}

/** Of the checker, which is written in Go: it ends before it is worth collecting often. A small machine's memory is left alone. */
const MEMORY = { GOGC: '400', GOMEMLIMIT: '2GiB' };

async function types() {
  const results = [];
  for (const config of projectFiles().filter(
    (file) => /(^|\/)tsconfig(\.\w+)?\.json$/.test(file) && !/base/.test(file),
  )) {
    // Each checker reads the libraries' types for itself: two cost two fifths more processor time, four twice as much, and the other core is the tests'.
    results.push(
      await tool([bin('typescript', 'tsc'), '-p', config, '--checkers', '1'], { env: { ...process.env, ...MEMORY } }),
    );
  }
  return add(results);
}

async function lint() {
  return add([
    await tool([bin('@biomejs/biome', 'biome'), 'check', '--error-on-warnings']),
    await tool([bin('oxlint', 'oxlint'), ...SOURCES], { env: { ...process.env, ...MEMORY } }),
  ]);
}

async function structure() {
  // Not before the dependencies are there: some of the checks read code with a parser.
  const { checks } = await import('../checks/structure.mjs');
  return add(
    checks().map(({ name, problems, note }) => ({
      note,
      passed: problems.length === 0 ? 1 : 0,
      failed: problems.length === 0 ? 0 : 1,
      output: problems.length === 0 ? '' : `${name}\n${problems.map((it) => `  ${it}`).join('\n')}\n`,
    })),
  );
}

/** Dozens of processes load the same code. */
const CACHE = { NODE_COMPILE_CACHE: COMPILED };

const vitest = (filters) =>
  withReport(vitestCounts, (file) =>
    node(
      [
        bin('vitest', 'vitest'),
        'run',
        ...filters,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      { env: { ...process.env, ...CACHE } },
    ),
  );

/** The build itself fails when a page weighs more than its budget (apps/web/build/presupuesto.ts). */
async function web() {
  await ensureWeb();
  return { passed: 1, failed: 0, output: '' };
}

async function e2e(filters) {
  await ensureWeb();
  const folder = inRoot('e2e');
  const chromium = await findChromium(folder);
  const env = { ...process.env, ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }) };
  return withReport(playwrightCounts, (file) =>
    node(
      [
        bin('@playwright/test', 'playwright', folder),
        'test',
        '-c',
        'e2e/playwright.config.ts',
        '--reporter=line,json',
        ...filters,
      ],
      {
        env: { ...env, ...CACHE, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      },
    ),
  );
}

const STATIC = [
  {
    id: 'lint',
    label: 'Formato y reglas (Biome, Oxlint)',
    run: lint,
  },
  { id: 'types', label: 'Tipos (TypeScript)', run: types },
  {
    id: 'layers',
    label: 'Capas y ciclos (dependency-cruiser)',
    run: () => tool([bin('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', ...SOURCES]),
  },
  { id: 'unused', label: 'Código sin uso (Knip)', run: () => tool([bin('knip', 'knip'), '--no-progress']) },
  { id: 'structure', label: 'Estructura', run: structure },
  { id: 'map', label: 'Mapa de casos de uso', run: () => tool(['scripts/mapa.mjs', '--check']) },
];

/** In their order; those of the lane `static` run beside those of `server` (test.mjs). */
export const STEPS = [
  ...STATIC.map((step) => ({ ...step, lane: 'static' })),
  // Before Vitest, whose test of `npm start` builds it otherwise: never two at once.
  { id: 'web', lane: 'server', label: 'Interfaz web: construcción y peso', run: web },
  {
    id: 'vitest',
    lane: 'server',
    label: 'Pruebas de reglas y servidor (Vitest, PostgreSQL real)',
    run: vitest,
    filters: true,
  },
  { id: 'e2e', lane: 'browser', label: 'Pruebas en el navegador (Playwright, Chromium)', run: e2e, filters: true },
];
