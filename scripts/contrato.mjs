// Writes what packages/contract/src/*.generated.ts say of every path by its key, from the files of the contract: the schemas as
// types only, and method and address without them. `--check` says whether they are up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureNode } from './lib/ensure-node.mjs';
import { projectFiles } from './lib/files.mjs';
import { inRoot } from './lib/paths.mjs';

const CONTRACT = 'packages/contract/src';
const HEAD = '// Written by `node scripts/contrato.mjs` from the files of the contract; not edited by hand.\n';

await ensureNode(fileURLToPath(import.meta.url));

const asKey = (key) => (/^[a-z]\w*$/.test(key) ? key : `'${key}'`);

/**
 * Gives every path that a file of the contract defines, by its key: the type of its schemas, and what the browser needs
 * of it.
 */
async function paths() {
  const files = projectFiles().filter((file) =>
    /^packages\/contract\/src\/(v\d|monitoreo)\/(?!.*test).*\.ts$/.test(file),
  );
  const found = new Map();
  for (const file of files)
    for (const [name, value] of Object.entries(await import(pathToFileURL(inRoot(file)).href))) {
      if (typeof value?.clave !== 'string' || typeof value.path !== 'string') continue;
      const { clave, method, path: address, servicio, idempotente } = value;
      if (found.has(clave)) throw new Error(`${file}: otro endpoint tiene la clave ${clave}`);
      const type = `typeof import('./${path.relative(CONTRACT, file)}').${name}`;
      const said = Object.entries({ method, path: address, servicio }).filter(([, word]) => word !== undefined);
      const route = [...said.map(([key, word]) => `${key}: '${word}'`), ...(idempotente ? ['idempotente: true'] : [])];
      found.set(clave, { type, route: `{ ${route.join(', ')} }` });
    }
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

const all = await paths();
const texts = {
  endpoints: `${HEAD}
/** The schemas of every path by its key, as types only: not a byte of zod reaches the browser through here. */
export interface Endpoints {
${all.map(([key, { type }]) => `  ${asKey(key)}: ${type};\n`).join('')}}
`,
  rutas: `${HEAD}
import type { DeLaLista, Ruta } from './ruta.ts';

/** Every path by its key, without its schemas: all of it that the browser carries. */
export const RUTAS = {
${all.map(([key, { route }]) => `  ${asKey(key)}: ${route},\n`).join('')}} as const satisfies Record<string, Ruta> & DeLaLista;
`,
};

for (const [name, text] of Object.entries(texts)) {
  const file = `${CONTRACT}/${name}.generated.ts`;
  if (!process.argv.includes('--check')) writeFileSync(inRoot(file), text);
  else if (readFileSync(inRoot(file), 'utf8') !== text) {
    console.log(`${file} no está al día: ejecute \`node scripts/contrato.mjs\``);
    process.exitCode = 1;
  }
}
