import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const FUERA = ['**/node_modules/**', '**/dist/**'];

/**
 * Files share what their process has loaded: the server's modules alone cost a second of processor time, and there are a
 * hundred files. What one stubbed or spied on is not there for the next.
 */
const COMPARTE = { isolate: false, unstubGlobals: true, unstubEnvs: true, restoreMocks: true } as const;
const SIN_DOBLES = 'scripts/lib/sin-dobles.ts';
/** The test of `npm start` waits for processes half a minute: among the files with a database others use the cores. */
const NPM_START = 'scripts/npm-start.test.ts';

/** These tests of rules, simulators and tools need no database. */
const sinBase = {
  extends: true as const,
  test: {
    ...COMPARTE,
    name: 'sin-base',
    setupFiles: [SIN_DOBLES],
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/simulators/**/*.test.ts',
      'scripts/**/*.test.{mjs,ts}',
      'deploy/*.test.mjs',
    ],
    exclude: [...FUERA, 'packages/postgres-local/**', NPM_START],
  },
};

/** These tests are of what the browser's code decides without a document. */
const web = {
  extends: true as const,
  test: {
    ...COMPARTE,
    name: 'web',
    setupFiles: [SIN_DOBLES],
    include: ['apps/web/**/*.test.ts'],
  },
};

/**
 * Hooks and components of the browser, in a document without one (ADR 4). The
 * product keeps a session and drafts in modules, and most files put something else in a module's place: each file loads the
 * product's modules anew and leaves the document as it was (`de-nuevo.ts`). It shares the libraries: made anew for each file,
 * and never run often enough to be quick, they cost half as much again.
 */
const conDom = {
  extends: true as const,
  test: {
    name: 'con-dom',
    environment: 'jsdom',
    isolate: false,
    include: ['apps/web/src/**/*.test.tsx'],
    setupFiles: ['apps/web/src/lib/testing/de-nuevo.ts', 'apps/web/src/lib/testing/preparar.ts'],
    testTimeout: 240_000,
    // A hook may load a whole page's modules: a busy machine took more than the usual ten seconds.
    hookTimeout: 120_000,
  },
};

/** The server against a real PostgreSQL: one server for the run, a copy of the template database for each file. */
const conBase = {
  extends: true as const,
  test: {
    ...COMPARTE,
    name: 'con-base',
    include: ['{apps/api,apps/demo,bench,packages/postgres-local,testing}/**/*.test.ts', NPM_START],
    globalSetup: ['testing/src/global-setup.ts'],
    setupFiles: [SIN_DOBLES],
    // The limits end what hangs; a busy machine needs several times as long as a quiet one.
    testTimeout: 240_000,
    hookTimeout: 300_000,
  },
};

export default defineConfig({
  test: {
    silent: 'passed-only',
    // A golden file that is missing fails; `-u` writes them (ADR 5).
    update: 'none',
    exclude: FUERA,
    testTimeout: 30_000,
    expect: { poll: { timeout: 25_000 } },
    // There are two more than cores: tests that wait for PostgreSQL, a process or a registry leave theirs free (411 s
    // with one more, 317 with two).
    maxWorkers: availableParallelism() + 2,
    // The room is for what a test makes and lets go: cleaning up more often cost a twelfth of the processor time.
    execArgv: ['--max-semi-space-size=64'],
    // Order must not matter: a test that leans on an earlier one fails some day, rather soon than late.
    sequence: { shuffle: { tests: true } },
    // The zone of the machine must not matter either: this one is far from America/La_Paz.
    env: { TZ: 'Pacific/Kiritimati' },
    // Vitest takes one project after the other, the longest files first, and a worker that is free begins with the next project.
    projects: [sinBase, web, conDom, conBase],
  },
});
