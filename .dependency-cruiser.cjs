// Imports may point only this way (`npm test -- --only=layers`).
const api = require('./scripts/layers/api.cjs');
const paquetes = require('./scripts/layers/paquetes.cjs');
const { TESTS } = require('./scripts/layers/pruebas.cjs');
const web = require('./scripts/layers/web.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'sin-ciclos',
      comment: 'Two files that need each other are one thing, or hide a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'todo-resuelve',
      comment: 'An import that leads nowhere also escapes every other rule here.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'pruebas-fuera-del-producto',
      comment: 'What helps tests must not be reachable from the product.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `${TESTS}|[.]config[.]ts$` },
      to: { path: TESTS },
    },
    ...paquetes,
    ...web,
    ...api,
  ],
  options: {
    // TypeScript 7 has no JavaScript API; swc reads the files, type-only imports included.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
