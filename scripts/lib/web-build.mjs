import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, NOTES } from './paths.mjs';
import { explain } from './problem.mjs';
import { bin, run } from './run.mjs';
import { step } from './step.mjs';

const WEB = inRoot('apps', 'web');
const INDEX = path.join(WEB, 'dist', 'index.html');
const STAMP = path.join(NOTES, 'web');

const SOURCES = [
  'apps/web',
  'packages/domain',
  'packages/contract',
  // The help documents tell the wire and the roles.
  'docs/api',
  'apps/api/src/db/catalogos/datos/roles.csv',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
const SKIPPED = new Set(['node_modules', 'dist']);

function files(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .sort()
    .filter((name) => !SKIPPED.has(name))
    .flatMap((name) => files(path.join(place, name)));
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => files(inRoot(source)))) {
    hash.update(path.relative(WEB, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}\0`);
  }
  return hash.digest('hex');
}

const built = () => createHash('sha256').update(readFileSync(INDEX)).digest('hex');

/** Builds the web application into apps/web/dist, unless what is there was made from the same sources. */
export async function ensureWeb() {
  const sources = fingerprint();
  if (existsSync(INDEX) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === `${sources} ${built()}`) return;
  await step('Interfaz web', async () => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const { code, output } = await run(process.execPath, [bin('vite', 'vite', WEB), 'build'], { cwd: WEB, env });
    if (code !== 0) throw explain('Construir la interfaz web', output);
  });
  mkdirSync(NOTES, { recursive: true });
  writeFileSync(STAMP, `${sources} ${built()}`);
}
