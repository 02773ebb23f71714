// What a release holds: these say what goes in, what goes away again, and whether its lists say what is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';

/** The server, what it stands on, and what a demonstration adds (some hundred files); no tool and no source of the web. */
export const PROGRAMS = [
  'apps/api',
  'apps/demo',
  'apps/simulators',
  'packages/contract',
  'packages/domain',
  'packages/registry-wire',
];
export const BESIDE = ['LICENSE', 'CHANGELOG.md', 'deploy', 'docs/operacion.md', 'docs/seguridad.md', 'docs/decisions'];

/** Node refuses TypeScript inside node_modules, and nothing reads maps: both are for who develops with a package. */
const FOR_DEVELOPERS = /\.(map|[cm]?ts)$/;
/** Of these packages the server loads so much; their licences stay too. */
const LOADED = {
  'pdfjs-dist': /^legacy\/build\/pdf(\.worker)?\.mjs$/,
  '@expo-google-fonts/noto-sans': /^(400Regular|700Bold)\//,
  '@expo-google-fonts/atkinson-hyperlegible-next': /^(400Regular|700Bold)\//,
};
const ALWAYS = /^(package\.json|.*(licen[cs]e|notice|copying).*)$/i;
/** An optional part of pdfjs-dist draws pages: the server only reads them. */
const UNUSED = /^@napi-rs\/canvas(-|$)/;

/** Lists all files and links below a folder, as paths from there with `/`, in one order everywhere. */
export function filesBelow(folder, at = '') {
  const entries = readdirSync(path.join(folder, at), { withFileTypes: true });
  const all = entries.flatMap((entry) => {
    const place = path.posix.join(at, entry.name);
    return entry.isDirectory() ? filesBelow(folder, place) : [place];
  });
  return all.sort();
}

/** Splits a path below node_modules into the package that it is of and the rest, the innermost package first. */
function ofPackage(file) {
  const [, name, rest] = /^(?:.*\/node_modules\/)?((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(file) ?? [];
  return { name, rest };
}

/** Tells whether a file, by its path below node_modules, is of no use to a running server. */
export function isUseless(file) {
  const { name, rest } = ofPackage(file);
  if (name === undefined) return true;
  if (UNUSED.test(name) || FOR_DEVELOPERS.test(rest)) return true;
  return name in LOADED && !ALWAYS.test(rest) && !LOADED[name].test(rest);
}

/** Takes away what a running server does not read. */
export function prune(modules) {
  for (const name of readdirSync(modules))
    if (name.startsWith('.')) rmSync(path.join(modules, name), { recursive: true });
  const links = (file) => lstatSync(path.join(modules, file)).isSymbolicLink();
  for (const file of filesBelow(modules)) if (!links(file) && isUseless(file)) rmSync(path.join(modules, file));
}

/** Removes folders without a file, the deepest first; tells whether it removed this one. */
export function removeEmpty(folder) {
  const left = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => !(entry.isDirectory() && removeEmpty(path.join(folder, entry.name))),
  );
  if (left.length === 0) rmdirSync(folder);
  return left.length === 0;
}

/** In the place of what would draw stands what draws nothing: pdfjs-dist warns on the server's output where it has none. */
export function standIn(modules) {
  const folder = path.join(modules, '@napi-rs/canvas');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.js'), 'exports.DOMMatrix = class {};\nexports.Path2D = class {};\n');
}

/** Names each package that lies in a folder node_modules (`name@version`), nested ones too. */
export function installed(modules) {
  const places = filesBelow(modules).filter((file) =>
    /^(.*\/node_modules\/)?(@[^/]+\/)?[^/@.][^/]*\/package\.json$/.test(file),
  );
  const found = places.map((file) => JSON.parse(readFileSync(path.join(modules, file), 'utf8')));
  return [...new Set(found.map(({ name, version }) => `${name}@${version}`))].sort();
}

/** Gives what one of both names and the other does not: packages that lie there, and those of a bill of materials. */
export function differences(there, sbom) {
  const named = sbom.components.map((component) => component['bom-ref']);
  const only = (some, others) => some.filter((each) => !others.includes(each));
  return { unnamed: only(there, named), absent: only(named, there) };
}

/** Makes a bill of materials the same each time, and adds what npm does not know of. */
export function completed(sbom, { name, at, added }) {
  const { serialNumber: _changes, metadata, components, ...rest } = sbom;
  const known = new Set(components.map((component) => component['bom-ref']));
  const more = added
    .map(({ name: own, version, licence, type = 'library' }) => ({
      'bom-ref': `${own}@${version}`,
      type,
      name: own,
      version,
      purl: `pkg:npm/${own.replace('@', '%40')}@${version}`,
      licenses: [{ expression: licence }],
    }))
    .filter((component) => !known.has(component['bom-ref']));
  const component = { ...metadata.component, name };
  return { ...rest, metadata: { ...metadata, timestamp: at, component }, components: [...components, ...more] };
}

const digest = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Gives lines for `sha256sum -c`. */
export const sums = (folder, files) => files.map((file) => `${digest(path.join(folder, file))}  ${file}\n`).join('');

function named() {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const name = `sgpa-${version}-linux-x64`;
  return { version, name, file: `${name}.tar.gz` };
}

/** Tells which commit the release in dist/ was made from; undefined where there is none. */
export function commitOfRelease() {
  const { name, file } = named();
  const { stdout } = spawnSync('tar', ['-xzOf', inRoot('dist', file), `${name}/package.json`], { encoding: 'utf8' });
  return stdout === '' ? undefined : JSON.parse(stdout).gitHead;
}

/** Gives the release in dist/ that package.json's version names. */
export function theRelease() {
  const { version, name, file } = named();
  if (!existsSync(inRoot('dist', file))) throw new Problem(`No está dist/${file}.`, 'Hágalo con npm run entrega.');
  return { version, name, file };
}
