import { defineConfig } from 'vitest/config';

/** Rules only: they need no database, and each mutant runs the tests that reach it. */
export default defineConfig({
  test: { include: ['packages/domain/src/**/*.test.ts'], testTimeout: 60_000, env: { TZ: 'Pacific/Kiritimati' } },
});
