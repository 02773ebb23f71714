// Writes docs/mapa.md: every use case with its paragraph, files, endpoints, roles and tests. `--check` only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
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
const TEST = /\.(test|spec)\.tsx?$/;

/** One name through all layers: the folder or the file is called as the use case. */
const namedAfter = (slug) => new RegExp(`(^|/)${slug}(/|\\.)`);

async function endpointsBySlug(files) {
  const found = new Map();
  for (const file of files.filter((it) => /^packages\/contract\/src\/.*\.ts$/.test(it) && !TEST.test(it))) {
    const base = file.startsWith('packages/contract/src/monitoreo/') ? '/monitoreo' : '/api';
    for (const value of Object.values(await import(pathToFileURL(inRoot(file)).href))) {
      if (typeof value?.slug !== 'string' || typeof value.path !== 'string') continue;
      found.set(value.slug, [...(found.get(value.slug) ?? []), `${value.method} ${base}${value.path}`]);
    }
  }
  return found;
}

const list = (label, items) =>
  items.length === 0 ? [] : [`- ${label}: ${items.map((it) => `\`${it}\``).join(' · ')}`];

function whoMay(roles, all) {
  if (roles === 'publico') return 'cualquiera, sin sesión';
  return roles.length === all.length ? 'todos los roles' : roles.join(', ');
}

function section(slug, { parrafo }, may, files, endpoints) {
  const own = files.filter((file) => namedAfter(slug).test(file));
  const product = own.filter((file) => !TEST.test(file));
  return [
    `## ${slug}`,
    '',
    `- Especificación: ${parrafo}`,
    `- Puede: ${may}`,
    ...list('Rutas', [...new Set(endpoints)].sort()),
    ...LAYERS.flatMap(([label, prefix]) => list(label, product.filter((file) => file.startsWith(prefix)).sort())),
    ...list('Pruebas', own.filter((file) => TEST.test(file)).sort()),
    '',
  ];
}

await ensureNode(fileURLToPath(import.meta.url));
const { PERMISOS } = await import('../packages/domain/src/cuenta/permisos.ts');
const { ROLES } = await import('../packages/domain/src/cuenta/roles.ts');
const files = projectFiles();
const endpoints = await endpointsBySlug(files);
const slugs = Object.keys(PERMISOS).sort();
const text = [
  '# Mapa de casos de uso',
  '',
  'Generado por `node scripts/mapa.mjs` desde `packages/domain/src/cuenta/permisos.ts`; no se edita a mano.',
  'Un caso de uso tiene un solo nombre en todas las capas: `git ls-files | grep <nombre>` lo muestra entero.',
  '',
  ...slugs.flatMap((slug) =>
    section(slug, PERMISOS[slug], whoMay(PERMISOS[slug].roles, ROLES), files, endpoints.get(slug) ?? []),
  ),
].join('\n');

if (process.argv.includes('--check')) {
  const problems = slugs
    .filter((slug) => !files.some((file) => TEST.test(file) && namedAfter(slug).test(file)))
    .map((slug) => `«${slug}» no tiene ninguna prueba que lleve su nombre (archivo o carpeta)`);
  const unknown = [...endpoints.keys()].filter((slug) => PERMISOS[slug] === undefined);
  problems.push(...unknown.map((slug) => `«${slug}» tiene rutas, pero no está en permisos.ts`));
  if (!existsSync(inRoot(MAP)) || readFileSync(inRoot(MAP), 'utf8') !== text) {
    problems.push(`${MAP} no está al día: ejecute \`node scripts/mapa.mjs\``);
  }
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} else {
  writeFileSync(inRoot(MAP), text);
}
