// The rooms of the browser may point only this way: routes → features → ui, lib.
const { TESTS } = require('./pruebas.cjs');

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'contrato-solo-tipos-en-el-navegador',
    comment: 'The browser carries the table of paths and takes the rest of the contract as types: not a byte of zod.',
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: TESTS },
    to: {
      path: '^packages/contract/src/',
      pathNot: '/(rutas[.]generated|shared/tamanos)[.]ts$',
      dependencyTypesNot: ['type-only', 'type-import'],
    },
  },
  {
    name: 'llamadas-por-el-cliente',
    comment: 'Only lib/llamar.ts types a call by the contract; what is below it knows no types.',
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: `^apps/web/src/lib/llamar[.]ts$|${TESTS}` },
    to: { path: '^apps/web/src/lib/api[.]ts$' },
  },
  {
    name: 'ui-sin-dominio',
    comment: 'Wrappers know looks, not affiliations.',
    severity: 'error',
    from: { path: '^apps/web/src/(ui|lib)/' },
    to: { path: '^apps/web/src/(features|routes)/' },
  },
  {
    name: 'pantallas-sin-rutas',
    comment: 'Routes compose features, never the other way round.',
    severity: 'error',
    from: { path: '^apps/web/src/features/' },
    to: { path: '^apps/web/src/routes/' },
  },
  {
    name: 'pantallas-por-su-cara',
    comment:
      "A feature uses another one's top-level files, never the folders of its use cases; a route composes those.",
    severity: 'error',
    from: { path: '^apps/web/src/features/([^/]+)/', pathNot: TESTS },
    to: { path: '^apps/web/src/features/[^/]+/[^/]+/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'pantallas-cara-sin-casos-de-uso',
    comment: 'What the use cases of a noun share does not stand on one of them.',
    severity: 'error',
    from: { path: '^apps/web/src/features/([^/]+)/[^/]+$', pathNot: TESTS },
    to: { path: '^apps/web/src/features/$1/[^/]+/' },
  },
  {
    name: 'pantallas-salas-comunes',
    comment: 'Lists, sections of a form, steps and saving lie below the use cases that are made of them.',
    severity: 'error',
    from: { path: '^apps/web/src/features/(catalogo|persona|lista|afiliacion|empleador|asistente|guardado)/' },
    to: {
      path: '^apps/web/src/features/',
      pathNot: '^apps/web/src/features/(catalogo|persona|lista|afiliacion|empleador|asistente|guardado)/',
    },
  },
  {
    name: 'pantallas-la-lista-debajo',
    comment:
      'The list names its actions in a table that the route fills in; it knows none of those who act on its rows.',
    severity: 'error',
    from: { path: '^apps/web/src/features/asegurado/' },
    to: { path: '^apps/web/src/features/(registro|correccion|ciclo)/' },
  },
  {
    name: 'pantallas-sin-vuelta',
    comment: 'Rooms of the browser need each other one way: two that need each other are one, or hide a third one.',
    severity: 'error',
    scope: 'folder',
    from: { path: '^apps/web/src/' },
    to: { circular: true },
  },
];
