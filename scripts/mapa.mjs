// Writes what follows from the files of the use cases. docs/mapa.md: each with its paragraph, files, endpoints, roles and
// tests, and what runs by itself; and the contract's types by path. `--check` compares, and tells what a use case lacks.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureNode } from './lib/ensure-node.mjs';
import { projectFiles } from './lib/files.mjs';
import { inRoot } from './lib/paths.mjs';

const MAP = 'docs/mapa.md';

/** In the order in which a request travels, backwards: the rule first, the screen last. */
const LAYERS = [
  ['Dominio', 'packages/domain/'],
  ['Contrato', 'packages/contract/'],
  ['Servidor', 'apps/api/'],
  ['Interfaz', 'apps/web/'],
  ['Medición', 'bench/'],
];
const list = (label, items) =>
  items.length === 0 ? [] : [`- ${label}: ${items.map((it) => `\`${it}\``).join(' · ')}`];

function whoMay(roles, all) {
  if (roles === 'publico') return 'cualquiera, sin sesión';
  return roles.length === all.length ? 'todos los roles' : roles.join(', ');
}

function filesOf(name) {
  const own = files.filter((file) => namedAfter(name).test(file));
  const product = own.filter((file) => !TEST.test(file));
  return [
    ...LAYERS.flatMap(([label, prefix]) => list(label, product.filter((file) => file.startsWith(prefix)).sort())),
    ...list('Pruebas', own.filter((file) => TEST.test(file)).sort()),
    '',
  ];
}

function useCase(slug, found) {
  const { parrafo, roles } = permission(slug);
  const routes = found.filter((one) => one.slug === slug).map(({ route }) => route);
  return [
    `## ${slug}`,
    '',
    `- Especificación: ${parrafo}`,
    `- Puede: ${whoMay(roles, ROLES)}`,
    ...list('Rutas', [...new Set(routes)].sort()),
    ...filesOf(slug),
  ];
}

const job = ({ name, cron, seconds }) => [
  `## ${name}`,
  '',
  `- Tarea: \`${cron}\`, hora de La Paz${seconds === undefined ? '' : `; cada ${seconds} segundos`}; también al arrancar`,
  ...filesOf(name),
];

await ensureNode(fileURLToPath(import.meta.url));
const { ROLES } = await import('../packages/domain/src/cuenta/roles.ts');
const { CONTRACT_TYPES, contractTypes } = await import('./lib/contract-types.mjs');
const { endpoints, jobs, namedAfter, permission, slugs, TEST } = await import('./lib/use-cases.mjs');
const files = projectFiles();
const found = await endpoints(files);
const text = [
  '# Mapa de casos de uso',
  '',
  'Generado por `node scripts/mapa.mjs` desde `packages/domain/src/cuenta/permisos.ts`; no se edita a mano.',
  'Un caso de uso tiene un solo nombre en todas las capas: `git ls-files | grep <nombre>` lo muestra entero.',
  '',
  ...slugs.flatMap((slug) => useCase(slug, found)),
  '# Lo que corre solo',
  '',
  'Desde `apps/api/src/jobs/tareas.ts`. Donde no se nombra ningún archivo, la tarea entera está ahí y en `tareas.queries.ts`.',
  '',
  ...jobs().flatMap(job),
].join('\n');
const generated = [
  [MAP, text],
  [CONTRACT_TYPES, contractTypes(found)],
];

if (process.argv.includes('--check')) {
  const { recordedProblemsOf } = await import('./checks/recorded.mjs');
  const { useCaseProblems } = await import('./checks/use-cases.mjs');
  const problems = [...(await useCaseProblems(files)), ...recordedProblemsOf(found, files)];
  // A map that would bless what is wrong is not asked for.
  for (const [file, written] of problems.length === 0 ? generated : []) {
    if (existsSync(inRoot(file)) && readFileSync(inRoot(file), 'utf8') === written) continue;
    problems.push(`${file} no está al día: ejecute \`node scripts/mapa.mjs\``);
  }
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  for (const [file, written] of generated) writeFileSync(inRoot(file), written);
}
