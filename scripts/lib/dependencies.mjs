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

/**
 * npm refuses a clean install when the lock file has no entry for the builds of other platforms that a package offers,
 * as happens when it was written against a registry that does not carry them all. The locked versions are not in doubt.
 */
function lacksOptionalBuildsOnly(output) {
  const optional = new Set(
    Object.values(readJson(LOCK).packages).flatMap((it) => Object.keys(it.optionalDependencies ?? {})),
  );
  const complaints = [...output.matchAll(/(?:Missing|Invalid): (.+)$/gm)].map(([line]) => line);
  return (
    complaints.length > 0 &&
    complaints.every((line) => optional.has(/^Missing: (@?[^@\s]+)@\S* from lock file$/.exec(line)?.[1] ?? ''))
  );
}

async function install() {
  const common = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  let { code, output } = await npm(['ci', ...common], { env });
  if (code !== 0 && lacksOptionalBuildsOnly(output)) {
    ({ code, output } = await npm(['install', '--no-save', ...common], { env }));
  }
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
