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

async function install() {
  const common = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const { code, output } = await npm(['ci', ...common], { env });
  if (code !== 0) throw explain('Instalar las dependencias', output);
}

/** Installs the locked dependencies when they are missing or the lock file has changed. */
export async function ensureDependencies() {
  const hash = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (existsSync(INSTALLED) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  if (!installedMatchesLock()) await step('Dependencias instaladas', install);
  mkdirSync(NOTES, { recursive: true });
  writeFileSync(STAMP, hash);
}
