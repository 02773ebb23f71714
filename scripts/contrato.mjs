// Writes packages/contract/src/endpoints.generated.ts: the schemas of every path by its key, as types only, from the files of
// the contract and the table of paths. `--check` says whether it is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureNode } from './lib/ensure-node.mjs';
import { projectFiles } from './lib/files.mjs';
import { inRoot } from './lib/paths.mjs';

const CONTRACT = 'packages/contract/src';
const GENERATED = `${CONTRACT}/endpoints.generated.ts`;
const HEAD = `// Written by \`node scripts/contrato.mjs\` from the files of the contract; not edited by hand.

/** The schemas of every path by its key, as types only: not a byte of zod reaches the browser through here. */
export interface Endpoints {
`;

await ensureNode(fileURLToPath(import.meta.url));
const { RUTAS } = await import('../packages/contract/src/rutas.ts');

const nameOf = ({ method, path: address, slug }) => `${slug} ${method} ${address}`;

/** Of every path that a file of the contract defines, where. */
async function definitions() {
  const files = projectFiles().filter((file) =>
    /^packages\/contract\/src\/(v\d|monitoreo)\/(?!.*test).*\.ts$/.test(file),
  );
  const found = new Map();
  for (const file of files)
    for (const [name, value] of Object.entries(await import(pathToFileURL(inRoot(file)).href)))
      if (typeof value?.slug === 'string' && typeof value.path === 'string')
        found.set(nameOf(value), `typeof import('./${path.relative(CONTRACT, file)}').${name}`);
  return found;
}

const found = await definitions();
const asKey = (key) => (/^[a-z]\w*$/.test(key) ? key : `'${key}'`);
// A path that no file defines is named by the type check.
const lines = Object.entries(RUTAS)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .flatMap(([key, ruta]) => (found.has(nameOf(ruta)) ? [`  ${asKey(key)}: ${found.get(nameOf(ruta))};\n`] : []));
const text = `${HEAD}${lines.join('')}}\n`;

if (!process.argv.includes('--check')) writeFileSync(inRoot(GENERATED), text);
else if (readFileSync(inRoot(GENERATED), 'utf8') !== text) {
  console.log(`${GENERATED} no está al día: ejecute \`node scripts/contrato.mjs\``);
  process.exitCode = 1;
}
