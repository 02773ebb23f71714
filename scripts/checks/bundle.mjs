// Weight of the JavaScript that each page loads, Brotli, against the budgets of the product.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from '../lib/paths.mjs';

const DIST = inRoot('apps/web/dist');
const KB = 1000;
const BUDGETS = { signIn: 110, shellAndList: 220, lazyRoute: 60 };

const ENTRY = 'index.html';
const SIGN_IN = 'src/features/ingreso/RaizIngreso.tsx';
const SHELL = 'src/aplicacion.tsx';
/** What the shell loads at once for its first page, the list of affiliates. */
const LIST = 'src/features/afiliados/PaginaAsegurado.tsx';

/** The chunk and everything that the browser must have before it runs. */
export function closure(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen;
  if (manifest[key] === undefined) throw new Error(`no hay «${key}» en el manifiesto de la construcción`);
  seen.add(key);
  for (const next of manifest[key].imports ?? []) closure(manifest, next, seen);
  return seen;
}

export function weigh(manifest, sizeOf) {
  const sum = (keys) => [...keys].map((key) => manifest[key].file).reduce((total, file) => total + sizeOf(file), 0);
  const union = (...roots) => new Set(roots.flatMap((root) => [...closure(manifest, root)]));
  const shellAndList = union(ENTRY, SHELL, LIST);
  const pages = [
    { page: 'Ingreso', size: sum(union(ENTRY, SIGN_IN)), budget: BUDGETS.signIn },
    { page: 'Marco y lista', size: sum(shellAndList), budget: BUDGETS.shellAndList },
  ];
  for (const [key, chunk] of Object.entries(manifest)) {
    if (!chunk.isDynamicEntry || [SIGN_IN, SHELL, LIST].includes(key)) continue;
    const more = [...closure(manifest, key)].filter((it) => !shellAndList.has(it));
    pages.push({ page: `+ ${key}`, size: sum(more), budget: BUDGETS.lazyRoute });
  }
  return pages;
}

function main() {
  const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8'));
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!file.endsWith('.js')) return 0;
    if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(path.join(DIST, file))).length);
    return sizes.get(file);
  };
  for (const { page, size, budget } of weigh(manifest, sizeOf)) {
    const over = size > budget * KB;
    console.log(`${over ? '✗' : '✓'} ${page}: ${(size / KB).toFixed(1)} KB de ${budget} KB`);
    if (over) process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
