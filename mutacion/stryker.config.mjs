// The rules of packages/domain. Read by scripts/mutacion.mjs, which adds what is to be mutated.
export default {
  testRunner: 'corredor',
  plugins: ['./mutacion/corredor/corredor.mjs', './mutacion/textos.mjs'],
  ignorers: ['textos'],
  coverageAnalysis: 'perTest',
  // What a copy of the sources needs, and nothing of the machine's.
  ignorePatterns: ['/*', '!/packages', '!/mutacion', '/mutacion/node_modules', '!/package.json', '!/tsconfig*.json'],
  // It would rewrite one with the programming interface of TypeScript, which TypeScript 7 does not have.
  tsconfigFile: 'ninguno.json',
  tempDirName: 'test-results/mutacion-tmp',
  // What is kept of a run, and what is too little: scripts/lib/mutation-report.mjs.
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: 'test-results/mutacion.json' },
  thresholds: { high: 95, low: 90, break: null },
  // A second run asks only about what changed, in the rules or in their tests.
  incremental: true,
  incrementalFile: 'test-results/mutacion-incremental.json',
  // Only its speed is the machine's; a mutant that hangs is one that is found.
  timeoutMS: 20_000,
  timeoutFactor: 4,
  concurrency: 1,
  // Also what is computed once, when a file is read: tables and lists made of them decide as much as functions do.
  ignoreStatic: false,
  warnings: { slow: false },
  allowEmpty: true,
  checkers: [],
  disableTypeChecks: false,
};
