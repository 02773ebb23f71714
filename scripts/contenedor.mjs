// `npm run contenedor` builds the image of the release in dist/ with buildah, says what it weighs, and starts it
// (docs/operacion.md). `--base=…` names another base, `--debootstrap` makes one from Debian's packages alone (as root).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureNode } from './lib/ensure-node.mjs';
import { inRoot } from './lib/paths.mjs';
import { Problem, report } from './lib/problem.mjs';
import { theRelease } from './lib/release.mjs';
import { asStranger, probe, threadsOf } from './lib/release-probe.mjs';
import { step } from './lib/step.mjs';

const BUDGET_MB = 340;
const LARGEST = 8;

const asked = (command, ...args) =>
  execFileSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  }).trim();
const buildah = (...args) => asked('buildah', ...args);
const mb = (bytes) => Math.round(bytes / 1e6);

/** Debian's minimal system, without what only a person reads. */
function debootstrapBase() {
  const work = mkdtempSync(path.join(tmpdir(), 'sgpa-base-'));
  try {
    const root = path.join(work, 'raiz');
    asked('debootstrap', '--variant=minbase', '--include=libstdc++6', 'bookworm', root);
    const rests = 'var/cache/apt var/lib/apt/lists usr/share/doc usr/share/man usr/share/locale var/log';
    asked('sh', '-c', `cd "$1" && rm -rf ${rests} && tar -cf ../base.tar .`, 'sh', root);
    writeFileSync(path.join(work, 'Containerfile'), 'FROM scratch\nADD base.tar /\nCMD ["sh"]\n');
    rmSync(root, { recursive: true });
    buildah('bud', '-q', '-t', 'localhost/sgpa-base', '-f', path.join(work, 'Containerfile'), work);
    return 'localhost/sgpa-base';
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Weighs the files of the image: the base, Node, the packages, the largest of them, and the application. */
function weigh(root) {
  const weight = (place, ...less) => {
    const options = less.map((each) => `--exclude=${path.join(root, each)}`);
    return Number(asked('du', '-s', '-B1', '-x', ...options, path.join(root, place)).split('\t')[0]);
  };
  const modules = path.join(root, 'opt/sgpa/node_modules');
  const packages = asked(
    'sh',
    '-c',
    `cd "$1" && du -s -B1 -- [!@]* @*/* | sort -rn | head -n ${LARGEST}`,
    'sh',
    modules,
  );
  const parts = [
    ['todo', weight('.')],
    ['base', weight('.', 'opt/sgpa')],
    ['Node', weight('opt/sgpa/node')],
    ['paquetes', weight('opt/sgpa/node_modules')],
    ...packages.split('\n').map((line) => [`  ${line.split('\t')[1]}`, Number(line.split('\t')[0])]),
    ['interfaz web', weight('opt/sgpa/apps/web')],
    ['programas y documentos', weight('opt/sgpa', 'opt/sgpa/node', 'opt/sgpa/node_modules', 'opt/sgpa/apps/web')],
  ];
  for (const [part, bytes] of parts) console.log(`${String(mb(bytes)).padStart(5)} MB  ${part}`);
  if (mb(parts[0][1]) > BUDGET_MB) throw new Problem(`La imagen pesa más de ${BUDGET_MB} MB.`);
}

/** Starts the image as a user whom it does not know, and asks it, as who runs it would, whether it is well. */
async function start(image, container, root) {
  const { uid = 0, gid = 0 } = asStranger;
  const run = (...args) => ['run', '--user', `${uid}:${gid}`, ...args];
  buildah(...run(container, '--', '/opt/sgpa/node/bin/node', ...threadsOf('/opt/sgpa')));
  const { Healthcheck } = JSON.parse(buildah('inspect', '--type', 'image', image)).Docker.config;
  const stamp = path.join(root, '..', `inicio-${process.pid}`);
  writeFileSync(stamp, '');
  const well = [];
  const launch = (env, { keys, heads, temporary }) => {
    const volumes = [`${keys}:${keys}:ro`, `${heads}:${heads}`, `${temporary}:/var/tmp`].flatMap((each) => [
      '--volume',
      each,
    ]);
    const settings = Object.entries({ ...env, TMPDIR: '/var/tmp' }).flatMap(([name, value]) => [
      '--env',
      `${name}=${value}`,
    ]);
    well.push(...run('--env', `PORT=${env.PORT}`, container, '--', ...Healthcheck.Test.slice(1)));
    return {
      command: 'buildah',
      args: run(...volumes, ...settings, container, '--', '/opt/sgpa/bin/sgpa', 'servidor'),
    };
  };
  const { ready, first } = await probe(launch, () => buildah(...well));
  const written = asked('find', root, '-xdev', '-type', 'f', '-newer', stamp, '-not', '-path', `${root}/proc/*`);
  rmSync(stamp);
  console.log(
    `✓ La imagen, como el usuario ${uid}: lista en ${ready.toFixed(1)} s, primera página a los ${first.toFixed(1)} s, sana`,
  );
  if (written !== '') throw new Problem('La imagen escribió fuera de sus volúmenes.', written);
}

try {
  const { values } = parseArgs({ options: { base: { type: 'string' }, debootstrap: { type: 'boolean' } } });
  await ensureNode(fileURLToPath(import.meta.url));
  // The packages bring the PostgreSQL that the image is started on.
  await ensureDependencies({ whole: true });
  const { version, file } = theRelease();
  const base = values.debootstrap ? await step('Base de Debian', debootstrapBase) : values.base;
  const image = `localhost/sgpa:${version}`;
  // Another format would drop the check of health.
  const args = ['bud', '-q', '--format=docker', `--build-arg=ENTREGA=${file}`, '-t', image];
  if (base !== undefined) args.push(`--build-arg=BASE=${base}`);
  await step('Imagen', () => buildah(...args, '-f', inRoot('deploy/contenedor/Containerfile'), inRoot('dist')));
  const container = buildah('from', image);
  try {
    const root = buildah('mount', container);
    weigh(root);
    await start(image, container, root);
  } finally {
    buildah('rm', container);
  }
} catch (error) {
  process.exitCode = report(
    error.code === 'ENOENT'
      ? new Problem(`No está el programa ${error.path}.`, 'En Debian: apt install buildah debootstrap')
      : error,
  );
}
