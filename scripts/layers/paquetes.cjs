// The packages and programs may point only this way: each rule says what one may know of the others.
const { TESTS } = require('./pruebas.cjs');

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'dominio-puro',
    comment: 'Facts and a date go in, a decision comes out: no library, no Node, nothing else of ours.',
    severity: 'error',
    from: { path: '^packages/domain/', pathNot: TESTS },
    to: { pathNot: '^packages/domain/' },
  },
  {
    name: 'dominio-prueba-lo-suyo',
    comment: 'The tests of the rules need no more than the rules and the test runner.',
    severity: 'error',
    from: { path: '^packages/domain/' },
    to: { path: '^(apps|packages)/', pathNot: '^packages/domain/' },
  },
  {
    name: 'dominio-lo-de-todos-debajo',
    comment: 'What every rule uses (dates, documents, field checks, the catalogue) knows no rule.',
    severity: 'error',
    from: { path: '^packages/domain/src/(shared|errors)/' },
    to: { path: '^packages/domain/src/', pathNot: '^packages/domain/src/(shared|errors)/' },
  },
  {
    name: 'dominio-cobertura-sola',
    comment:
      'The state machine rests on nothing but what everybody shares; holders, beneficiaries and lists rest on it.',
    severity: 'error',
    from: { path: '^packages/domain/src/cobertura/', pathNot: TESTS },
    to: { path: '^packages/domain/src/', pathNot: '^packages/domain/src/(shared|errors|cobertura)/' },
  },
  {
    name: 'dominio-sin-vuelta',
    comment:
      'Rooms above cobertura in one order: cuenta, titular ← beneficiario ← asegurado, so that none of them closes a circle.',
    severity: 'error',
    from: { path: '^packages/domain/src/(cuenta|titular)/' },
    to: { path: '^packages/domain/src/(beneficiario|asegurado)/' },
  },
  {
    name: 'dominio-beneficiario-sin-lista',
    comment: 'What the list offers follows from the rules of holders and beneficiaries, never the other way round.',
    severity: 'error',
    from: { path: '^packages/domain/src/beneficiario/', pathNot: TESTS },
    to: { path: '^packages/domain/src/(asegurado|cuenta)/' },
  },
  {
    name: 'contrato-sobre-dominio',
    comment: 'The wire knows the rules and zod, never a program.',
    severity: 'error',
    from: { path: '^packages/contract/' },
    to: { path: '^(apps/|packages/registry-wire/)' },
  },
  {
    name: 'v1-sin-v2',
    comment: 'Each surface is frozen separately; what both need lives in contract/src/shared.',
    severity: 'error',
    from: { path: '^packages/contract/src/v1/' },
    to: { path: '^packages/contract/src/v2/' },
  },
  {
    name: 'v2-sin-v1',
    comment: 'Each surface is frozen separately; what both need lives in contract/src/shared.',
    severity: 'error',
    from: { path: '^packages/contract/src/v2/' },
    to: { path: '^packages/contract/src/v1/' },
  },
  {
    name: 'registros-aparte',
    comment: 'The wire of the external registries is theirs: it knows nothing of ours.',
    severity: 'error',
    from: { path: '^packages/registry-wire/' },
    to: { path: '^(apps|packages)/', pathNot: '^packages/registry-wire/' },
  },
  {
    name: 'registros-solo-en-el-borde',
    comment: "Outside integrations the product speaks its own words, not a registry's.",
    severity: 'error',
    from: {
      path: '^(apps|packages)/',
      pathNot: `^apps/(api/src/integrations|simulators)/|^packages/registry-wire/|${TESTS}`,
    },
    to: { path: '^packages/registry-wire/' },
  },
  {
    name: 'simuladores-sin-reglas',
    comment: 'A simulator that shared our rules would agree with our mistakes.',
    severity: 'error',
    from: { path: '^apps/simulators/' },
    to: { path: '^(apps|packages)/', pathNot: '^(apps/simulators|packages/registry-wire)/' },
  },
  {
    name: 'programas-aparte',
    comment: 'Programs meet over HTTP. Tests may start the simulators; the demo country has a rule of its own.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/', pathNot: `^apps/demo/|${TESTS}` },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'demo-solo-personas',
    comment:
      "The demo country fills the server's database with the fictional persons of the simulators, declares of them what its task counts, and shares nothing else with either.",
    severity: 'error',
    from: { path: '^apps/demo/', pathNot: TESTS },
    to: {
      path: '^apps/',
      pathNot:
        '^apps/(demo/|simulators/src/people/|api/src/(config|deps|arranque|db/.*|modules/.*/(password-hash|conteo-registro[.]service))[.]ts$)',
    },
  },
  {
    name: 'demo-fuera-de-produccion',
    comment: 'Only the start command, in demo mode, runs the demo country; the server does not know it.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: `^apps/demo/|${TESTS}` },
    to: { path: '^apps/demo/' },
  },
  {
    name: 'postgres-local-fuera-del-servidor',
    comment:
      'The server is given an address. What starts a PostgreSQL belongs to the commands, tests and measurements.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: `^packages/postgres-local/|${TESTS}` },
    to: { path: '^packages/postgres-local/' },
  },
  {
    name: 'postgres-local-solo',
    comment: 'It knows PostgreSQL and the machine, nothing of ours.',
    severity: 'error',
    from: { path: '^packages/postgres-local/' },
    to: { path: '^(apps|packages)/', pathNot: '^packages/postgres-local/' },
  },
];
