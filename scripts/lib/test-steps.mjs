import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { projectFiles } from './files.mjs';
import { inRoot } from './paths.mjs';
import { bin, run } from './run.mjs';
import { ensureWeb } from './web-build.mjs';

/** The limit is long enough for a slow machine, and short enough that a hanging step is told from a slow one. */
const LIMIT_MS = 60 * 60_000;
const SOURCES = ['packages', 'apps', 'testing', 'bench', 'e2e'].filter((folder) => existsSync(inRoot(folder)));
/** The checker, written in Go, ends before it is worth collecting often. A small machine's memory is left alone. */
const MEMORY = { GOGC: '400', GOMEMLIMIT: '2GiB' };

/**
 * Dozens of processes load the same code: what Node made of it once serves the others, and the servers that tests
 * start.
 */
const COMPILED = { NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'node') };

const node = (args, env = {}) =>
  run(process.execPath, args, { limitMs: LIMIT_MS, env: { ...COMPILED, ...process.env, ...env } });

/** A tool only says yes or no. */
async function tool(args, env) {
  const { code, output } = await node(args, env);
  return code === 0 ? { passed: 1, failed: 0, output: '' } : { passed: 0, failed: 1, output };
}

async function tools(...runs) {
  const results = [];
  for (const args of runs) results.push(await tool(args, MEMORY));
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), output: results.map(({ output }) => output).join('') };
}

/** Reads what a test runner said last. One that failed without saying of what, or ran nothing, counts as a failure. */
async function tests(args, env) {
  const { code, output } = await node(args, env);
  const last = (word) => Number([...output.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].at(-1)?.[1] ?? 0);
  const passed = last('passed');
  const failed = code === 0 && passed > 0 ? 0 : Math.max(last('failed'), 1);
  return { passed, failed, skipped: last('skipped'), output };
}

function types() {
  const configs = projectFiles().filter((file) => /(^|\/)tsconfig(\.\w+)?\.json$/.test(file) && !/base/.test(file));
  // Each checker reads the libraries' types for itself: two cost two fifths more processor time, and the other core is the tests'.
  return tools(...configs.map((config) => [bin('typescript', 'tsc'), '-p', config, '--checkers', '1']));
}

async function structure() {
  // The module is loaded only once the dependencies are there: some of the checks read code with a parser.
  const { checks } = await import('../checks/structure.mjs');
  const all = checks();
  const wrong = all.filter(({ problems }) => problems.length > 0);
  const output = wrong.map(({ name, problems }) => [name, ...problems].join('\n  ')).join('\n');
  return { passed: all.length - wrong.length, failed: wrong.length, output };
}

const docs = () =>
  tools([
    bin('remark-cli', 'remark'),
    ...['--use', 'remark-validate-links', '--frail', '--quiet', '--no-stdout'],
    ...projectFiles().filter((file) => /^(docs\/.*|[A-Z]+)\.md$/.test(file)),
  ]);

/** The build itself fails when a page weighs more than its budget (apps/web/build/presupuesto.ts). */
async function web() {
  await ensureWeb();
  return { passed: 1, failed: 0, output: '' };
}

async function e2e(filters) {
  await ensureWeb();
  const folder = inRoot('e2e');
  const chromium = await findChromium(folder);
  const playwright = bin('@playwright/test', 'playwright', folder);
  return tests(
    [playwright, 'test', '-c', 'e2e/playwright.config.ts', '--reporter=line', ...filters],
    chromium === undefined ? {} : { CHROMIUM_PATH: chromium },
  );
}

const depcruise = () => [bin('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs', ...SOURCES];

/**
 * The steps stand in their order; those of the lane `static` run beside those of `server`, those of the browser after
 * both.
 */
export const STEPS = [
  {
    id: 'lint',
    lane: 'static',
    label: 'Formato y reglas (Biome, Oxlint)',
    run: () =>
      tools([bin('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'], [bin('oxlint', 'oxlint'), ...SOURCES]),
  },
  { id: 'types', lane: 'static', label: 'Tipos (TypeScript)', run: types },
  { id: 'layers', lane: 'static', label: 'Capas y ciclos (dependency-cruiser)', run: () => tools(depcruise()) },
  {
    id: 'unused',
    lane: 'static',
    label: 'Código sin uso (Knip)',
    run: () => tools([bin('knip', 'knip'), '--no-progress']),
  },
  { id: 'structure', lane: 'static', label: 'Textos, referencias, licencias, migraciones, guía', run: structure },
  { id: 'docs', lane: 'static', label: 'Enlaces de la documentación (remark)', run: docs },
  {
    id: 'contract',
    lane: 'static',
    label: 'Rutas y tipos del contrato',
    run: () => tools(['scripts/contrato.mjs', '--check']),
  },
  // The build runs before Vitest, whose test of `npm start` builds it otherwise: never two at once.
  { id: 'web', lane: 'server', label: 'Interfaz web: construcción y peso', run: web },
  {
    id: 'vitest',
    lane: 'server',
    label: 'Pruebas de reglas y servidor (Vitest, PostgreSQL real)',
    run: (filters) => tests([bin('vitest', 'vitest'), 'run', ...filters]),
    filters: true,
  },
  { id: 'e2e', lane: 'browser', label: 'Pruebas en el navegador (Playwright, Chromium)', run: e2e, filters: true },
];
