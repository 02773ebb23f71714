// Which way things may point (`npm test -- --only=layers`). Words of the layers: docs/glosario.md.
const TESTS = '[.](test|spec)[.]tsx?$|[.]test-util[.]ts$|/testing/|^packages/banco-de-pruebas/|^e2e/|^bench/';

/** A folder inside a module: one use case. */
const CASO_DE_USO = '^apps/api/src/modules/[^/]+/[^/]+/';

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
      from: { path: '^packages/domain/src/cobertura/' },
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
        "The demo country fills the server's database with the fictional persons of the simulators, and shares nothing else with either.",
      severity: 'error',
      from: { path: '^apps/demo/', pathNot: TESTS },
      to: {
        path: '^apps/',
        pathNot:
          '^apps/(demo/|simulators/src/people/|api/src/(config|deps|arranque|db/.*|modules/.*/password-hash)[.]ts$)',
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
    {
      name: 'contrato-solo-tipos-en-el-navegador',
      comment: 'The browser carries the table of paths and takes the rest of the contract as types: not a byte of zod.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: TESTS },
      to: {
        path: '^packages/contract/src/',
        pathNot: '/(rutas|shared/tamanos)[.]ts$',
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
      from: { path: '^apps/web/src/features/(catalogo|persona|afiliacion|empleador|asistente|guardado)/' },
      to: {
        path: '^apps/web/src/features/',
        pathNot: '^apps/web/src/features/(catalogo|persona|afiliacion|empleador|asistente|guardado)/',
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
    {
      name: 'modulos-por-su-cara',
      comment:
        "A module's top-level files are its face; its folders, one for each use case, are private, also to each other.",
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+/[^/]+)/', pathNot: TESTS },
      to: { path: '^apps/api/src/modules/[^/]+/[^/]+/', pathNot: '^apps/api/src/modules/$1/' },
    },
    {
      name: 'casos-de-uso-privados',
      comment: 'Nobody sees into the folders but the list of what is registered (app.ts): their routes.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: [CASO_DE_USO, TESTS, '^packages/banco-de-pruebas/'] },
      to: { path: CASO_DE_USO, pathNot: '/routes[.]ts$' },
    },
    {
      name: 'cuartos-de-abajo',
      comment: 'No arrow goes back up: what modules stand on (base, plugins, contexts, adapters) knows none of them.',
      severity: 'error',
      from: {
        path: '^apps/api/src/(db|integrations|plugins|(config|contexto|deps)[.]ts)',
        pathNot: [TESTS, '^apps/api/src/plugins/autenticacion[.]ts$'],
      },
      to: { path: '^apps/api/src/(modules|jobs)/|^apps/api/src/(app|main|arranque)[.]ts$' },
    },
    {
      name: 'plugins-y-tareas-por-la-cara',
      comment: 'The session hook and the jobs ask a module for a service: its tables are the business of modules only.',
      severity: 'error',
      from: { path: '^apps/api/src/(plugins|jobs)/|^apps/demo/', pathNot: TESTS },
      to: { path: '^apps/api/src/modules/.*[.](queries|presenter|routes)[.]ts$' },
    },
    {
      name: 'modulos-en-orden',
      comment:
        'auditoria, idempotencia, catalogo ← sesion, persona ← afiliacion ← registro, correccion, ciclo, asegurado. A module stands on those before it.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/(auditoria|idempotencia|catalogo|persona|afiliacion)/', pathNot: TESTS },
      to: { path: '^apps/api/src/modules/(sesion|cuenta|registro|correccion|ciclo|asegurado|estadistica|salud)/' },
    },
    {
      name: 'persona-sin-afiliacion',
      comment: 'Who somebody is does not hang on what they are insured for.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/(auditoria|idempotencia|catalogo|persona)/', pathNot: TESTS },
      to: { path: '^apps/api/src/modules/afiliacion/' },
    },
    {
      name: 'registro-correccion-ciclo-aparte',
      comment: 'To register, to correct and to end are three things; what they share is the affiliation.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/(registro|correccion|ciclo|asegurado)/', pathNot: TESTS },
      to: {
        path: '^apps/api/src/modules/(registro|correccion|ciclo|asegurado|sesion|cuenta)/',
        pathNot: '^apps/api/src/modules/$1/',
      },
    },
    {
      name: 'rutas-por-servicio',
      comment: 'routes → service → queries: a route that reads tables decides without its rules.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/.*[./]routes[.]ts$' },
      to: { path: '[.]queries[.]ts$|^apps/api/src/integrations/.*/http[.]ts$' },
    },
    {
      name: 'nada-depende-de-las-rutas',
      comment: 'Only the list of what is registered (app.ts) knows the routes.',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: `^apps/api/src/app[.]ts$|${TESTS}` },
      to: { path: '^apps/api/src/modules/.*[./]routes[.]ts$' },
    },
    {
      name: 'registros-por-su-puerto',
      comment:
        'Services speak to port.ts (and the outcome that every port gives); only the place that wires everything picks the HTTP adapter.',
      severity: 'error',
      from: { path: '^apps/api/src/(modules|jobs|plugins)/', pathNot: TESTS },
      to: { path: '^apps/api/src/integrations/', pathNot: '/(port|shared/resultado)[.]ts$' },
    },
    {
      name: 'http-solo-en-integraciones',
      comment: 'Time-outs, breaker and schema checks live there.',
      severity: 'error',
      from: { path: '^apps/api/', pathNot: `^apps/api/src/integrations/|${TESTS}` },
      to: { path: '^(node_modules/(undici|cockatiel)/|https?$)' },
    },
    {
      name: 'pruebas-fuera-del-producto',
      comment: 'What helps tests must not be reachable from the product.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `${TESTS}|[.]config[.]ts$` },
      to: { path: TESTS },
    },
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
