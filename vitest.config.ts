import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LargasPrimero } from './scripts/lib/largas-primero.ts';

const FUERA = ['**/node_modules/**', '**/dist/**'];

/** Rules and screens: no server, no database. */
const sinBase = {
  extends: true as const,
  test: {
    name: 'sin-base',
    include: ['packages/*/src/**/*.test.ts', 'apps/{web,simulators}/**/*.test.ts', 'scripts/**/*.test.{mjs,ts}'],
    exclude: [...FUERA, 'packages/postgres-local/**'],
  },
};

/** Hooks and components of the browser, in a document without one (docs/decisions/0073-pruebas-de-componentes.md). */
const conDom = {
  extends: true as const,
  test: {
    name: 'con-dom',
    environment: 'jsdom',
    include: ['apps/web/src/**/*.test.tsx'],
    setupFiles: ['apps/web/src/lib/testing/preparar.ts'],
    testTimeout: 60_000,
  },
};

/** The server against a real PostgreSQL: one server for the run, a copy of the template database for each file. */
const conBase = {
  extends: true as const,
  test: {
    name: 'con-base',
    include: ['{apps/api,apps/demo,bench,packages/postgres-local}/**/*.test.ts'],
    globalSetup: ['packages/banco-de-pruebas/src/global-setup.ts'],
    // They end what hangs; a busy machine needs several times as long as a quiet one.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
};

export default defineConfig({
  test: {
    silent: 'passed-only',
    // A golden file that is missing fails; `-u` writes them (docs/decisions/0070-cable-congelado.md).
    update: 'none',
    exclude: FUERA,
    testTimeout: 30_000,
    expect: { poll: { timeout: 25_000 } },
    // One more than Vitest's own choice: a test that waits for PostgreSQL, a process or a registry leaves its core free.
    maxWorkers: Math.max(2, availableParallelism()),
    // Order must not matter: a test that leans on an earlier one fails some day, rather soon than late.
    sequence: { shuffle: { tests: true }, sequencer: LargasPrimero },
    // The zone of the machine must not matter either: this one is far from America/La_Paz.
    env: { TZ: 'Pacific/Kiritimati' },
    projects: [sinBase, conDom, conBase],
  },
});
