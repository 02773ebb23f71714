// Read by scripts/mutacion.mjs, which adds what is to be mutated.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'mutacion/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  // What a copy of the sources needs, and nothing of the machine's.
  ignorePatterns: ['/*', '!/packages', '!/mutacion', '/mutacion/node_modules', '!/package.json', '!/tsconfig*.json'],
  // It would rewrite one with the programming interface of TypeScript, which TypeScript 7 does not have.
  tsconfigFile: 'ninguno.json',
  tempDirName: 'test-results/mutacion-tmp',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  jsonReporter: { fileName: 'test-results/mutacion.json' },
  thresholds: { high: 95, low: 90, break: 90 },
  // Only its speed is the machine's; a mutant that hangs is one that is found.
  timeoutMS: 20_000,
  timeoutFactor: 4,
  concurrency: 2,
  ignoreStatic: true,
  allowEmpty: true,
  checkers: [],
  disableTypeChecks: false,
};
