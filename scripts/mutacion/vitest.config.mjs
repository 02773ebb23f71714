import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const FOLDER = process.env.SGPA_MUTACION ?? '';

/** A package of ours by its name leads to the sources of the work tree, and those are whole: here it leads to the copy. */
const alias = globSync('{packages,apps}/*/package.json').map((file) => ({
  find: new RegExp(`^${JSON.parse(readFileSync(file, 'utf8')).name}/(.*?)([.]ts)?$`),
  replacement: `${path.resolve(path.dirname(file))}/src/$1.ts`,
}));

/** Runs the tests of the folder asked for, one file after another; those of the server on a PostgreSQL of their own. */
export default defineConfig({
  resolve: { alias },
  test: {
    include: [`${FOLDER}/**/*.test.ts`],
    globalSetup: FOLDER.startsWith('apps/api') ? ['testing/src/global-setup.ts'] : [],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
