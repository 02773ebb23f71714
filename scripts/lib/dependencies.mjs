import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, NOTES } from './paths.mjs';
import { explain } from './problem.mjs';
import { npm } from './run.mjs';
import { step } from './step.mjs';

const LOCK = inRoot('package-lock.json');
const INSTALLED = inRoot('node_modules', '.package-lock.json');
const STAMP = path.join(NOTES, 'dependencias');

/**
 * `npm start` builds and runs these, and needs what they need. The tools of tests are the root's, and the test bench's.
 */
export const STARTED = ['@sgpa/web', '@sgpa/demo', '@sgpa/postgres-local'];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** npm keeps its own account of what it installed; the same versions as in the lock file need no second install. */
function installedMatchesLock() {
  if (!existsSync(INSTALLED)) return false;
  const installed = readJson(INSTALLED).packages;
  return Object.entries(readJson(LOCK).packages).every(([place, wanted]) => {
    if (place === '' || !place.includes('node_modules/')) return true;
    const there = installed[place];
    if (there === undefined) return wanted.optional === true || wanted.peer === true;
    return there.version === wanted.version && there.integrity === wanted.integrity;
  });
}

async function run(...args) {
  const common = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const { code, output } = await npm([...args, ...common], { env });
  if (code !== 0) throw explain('Instalar las dependencias', output);
}

async function install(whole, started) {
  // A start's packages are added to: `npm ci` takes away first what is there.
  if (whole && started) await run('install', '--no-save');
  if (whole && started && installedMatchesLock()) return;
  await run('ci', ...(whole ? [] : STARTED.flatMap((name) => ['-w', name])));
}

/** Installs the locked dependencies, `whole` or those of a start, when they are missing or the lock file has changed. */
export async function ensureDependencies({ whole }) {
  const hash = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  const stamp = existsSync(INSTALLED) && existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  const started = stamp === `${hash} start`;
  if (stamp === `${hash} whole` || (started && !whole)) return;
  // An installation with the tests' tools keeps them.
  const all = whole || existsSync(inRoot('node_modules', 'vitest'));
  if (!installedMatchesLock()) await step('Dependencias', () => install(all, started));
  mkdirSync(NOTES, { recursive: true });
  writeFileSync(STAMP, `${hash} ${all || installedMatchesLock() ? 'whole' : 'start'}`);
}
