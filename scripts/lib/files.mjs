import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from './paths.mjs';

const IGNORED = new Set([
  'node_modules',
  '.git',
  '.node',
  '.sgpa',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
]);

function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.has(entry.name)) return [];
    const place = path.join(folder, entry.name);
    return entry.isDirectory() ? walk(place) : [path.relative(ROOT, place).split(path.sep).join('/')];
  });
}

/** Lists the project's own files, as paths from the root with `/`; works on an unpacked archive without git as well. */
export function projectFiles() {
  try {
    const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
    return list.split('\n').filter((file) => file !== '' && existsSync(inRoot(file)));
  } catch {
    return walk(ROOT);
  }
}

export const read = (file) => readFileSync(inRoot(file), 'utf8');

/** Recognises tests, what helps them, and the browser specs: they may do what the product may not. */
export const isTest = (file) =>
  /\.(test|spec|test-util|casos)\.(ts|tsx|mjs)$/.test(file) || /(^|\/)testing\/|^e2e\//.test(file);
