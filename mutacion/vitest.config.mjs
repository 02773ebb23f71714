import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** A package of ours by its name leads to the sources of the work tree, and those are whole: here it leads to the copy. */
const propios = globSync('{packages,apps}/*/package.json')
  .filter((file) => existsSync(file))
  .map((file) => ({
    find: new RegExp(`^${JSON.parse(readFileSync(file, 'utf8')).name}/(.*?)([.]ts)?$`),
    replacement: `${path.resolve(path.dirname(file))}/src/$1.ts`,
  }));

/** The tests of the modules asked for, one file after another on a server of their own. */
export default defineConfig({
  resolve: { alias: propios },
  test: {
    include: (process.env.SGPA_MUTACION ?? '').split(',').map((cual) => `apps/api/src/modules/${cual}/**/*.test.ts`),
    globalSetup: ['packages/banco-de-pruebas/src/global-setup.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    env: { TZ: 'Pacific/Kiritimati' },
  },
});
