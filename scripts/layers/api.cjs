// The rooms of the server may point only this way: routes → service → queries, integrations; modules by their face.
const { TESTS } = require('./pruebas.cjs');

/** A folder inside a module is one use case. */
const CASO_DE_USO = '^apps/api/src/modules/[^/]+/[^/]+/';
/** The path is that of a module's table of paths. */
const TABLA = '^apps/api/src/modules/([^/]+)/[^/]+[.]routes[.]ts$';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
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
    comment:
      "Nobody sees into the folders but their module's table of paths, <module>.routes.ts; rutas.ts sees routes of the folder that are no line of it.",
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: [CASO_DE_USO, TABLA, TESTS, '^testing/'] },
    to: { path: CASO_DE_USO, pathNot: '/routes[.]ts$' },
  },
  {
    name: 'tabla-de-su-modulo',
    comment: "A table joins the paths of its own module's folders.",
    severity: 'error',
    from: { path: TABLA },
    to: { path: CASO_DE_USO, pathNot: '^apps/api/src/modules/$1/' },
  },
  {
    name: 'cuartos-de-abajo',
    comment: 'No arrow goes back up: what modules stand on (base, plugins, contexts, adapters) knows none of them.',
    severity: 'error',
    from: {
      path: '^apps/api/src/(db|integrations|plugins|(config|contexto|deps|operacion)[.]ts)',
      pathNot: TESTS,
    },
    to: { path: '^apps/api/src/(modules|jobs)/|^apps/api/src/(app|rutas|main|arranque)[.]ts$' },
  },
  {
    name: 'tareas-por-la-cara',
    comment: 'The jobs ask a module for a service: its tables are the business of modules only.',
    severity: 'error',
    from: { path: '^apps/api/src/jobs/|^apps/demo/', pathNot: TESTS },
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
    comment: 'Only the list of what is registered (rutas.ts) knows the tables, and they the routes of their folders.',
    severity: 'error',
    from: { path: '^apps/api/src/', pathNot: ['^apps/api/src/rutas[.]ts$', TABLA, TESTS] },
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
];
