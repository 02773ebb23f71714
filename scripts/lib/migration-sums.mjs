// The checksums of the migrations that were handed over stand at the head of the row types, which are made from them:
// one line each, `sha256  name`, in the order of their numbers.
import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { read } from './files.mjs';
import { inRoot } from './paths.mjs';

export const FOLDER = 'apps/api/src/db/migrations';
const TYPES = 'apps/api/src/db/db.generated.ts';
const LINE = /^ \* ([0-9a-f]{64}) {2}(\S+)\n/gm;

/** The sum is the same whatever ends the lines on this machine. */
export const sumOf = (name) =>
  createHash('sha256')
    .update(read(`${FOLDER}/${name}`).replaceAll('\r\n', '\n'))
    .digest('hex');

export const knownSums = () => new Map([...read(TYPES).matchAll(LINE)].map(([, sum, name]) => [name, sum]));

/** Writes a line for each new migration; the others stay as they are, whatever became of their files. */
export function writeNewSums() {
  const sums = knownSums();
  const names = readdirSync(inRoot(FOLDER)).filter((name) => name.endsWith('.sql'));
  for (const name of names) if (!sums.has(name)) sums.set(name, sumOf(name));
  const lines = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, sum]) => ` * ${sum}  ${name}\n`);
  const [, types] = read(TYPES).split(/^(?:.|\n)*? \*\/\n(?=\/\*\*\n \* This file was generated)/);
  writeFileSync(inRoot(TYPES), `/**\n * Of these migrations:\n *\n${lines.join('')} */\n${types}`);
}
