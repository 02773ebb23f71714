// Writes apps/api/src/db/db.generated.ts after a new migration: at its head the migration's checksum, and the row types
// from a migrated database (the test that compares them does it when told to).
import { writeNewSums } from './lib/migration-sums.mjs';
import { bin, run } from './lib/run.mjs';

writeNewSums();
const { code, output } = await run(process.execPath, [
  bin('vitest', 'vitest'),
  'run',
  'apps/api/src/db/db.generated.test.ts',
  '--update=all',
]);
if (code !== 0) console.error(output);
process.exitCode = code;
