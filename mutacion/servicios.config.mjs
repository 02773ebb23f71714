// Services, through the API on a real PostgreSQL: as the rules, with more of the project in the copy.
import rules from './stryker.config.mjs';

export default {
  ...rules,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './mutacion/textos.mjs'],
  vitest: { configFile: 'mutacion/vitest.config.mjs', related: false },
  ignorePatterns: [...rules.ignorePatterns, '!/apps', '/apps/web', '!/bench', '!/scripts'],
  jsonReporter: { fileName: 'test-results/mutacion-servicios.json' },
  incrementalFile: 'test-results/mutacion-servicios-incremental.json',
  tempDirName: 'test-results/mutacion-servicios-tmp',
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 20,
};
