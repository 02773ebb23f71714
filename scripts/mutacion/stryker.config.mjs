// scripts/mutacion.mjs reads this, and adds what is to be mutated.
export default {
  testRunner: 'vitest',
  // The tool is not installed where Stryker looks for it by itself.
  plugins: ['./scripts/mutacion/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'],
  vitest: { configFile: 'scripts/mutacion/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  ignorePatterns: [
    '/*',
    '!/packages',
    '!/apps',
    '/apps/web',
    '!/bench',
    '!/scripts',
    '/scripts/mutacion/node_modules',
    '!/*.json',
  ],
  // Stryker would rewrite a tsconfig with the programming interface of TypeScript, which TypeScript 7 does not have.
  tsconfigFile: 'ninguno.json',
  tempDirName: 'test-results/mutacion-tmp',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: 'test-results/mutacion.html' },
  concurrency: 1,
  dryRunTimeoutMinutes: 20,
  // Only its speed is the machine's; a mutant that hangs is one that is found.
  timeoutMS: 60_000,
};
