// Loads the sources of the copy as often as asked: what is computed when a file is read is computed again.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const STAND_IN = new URL('vitest.mjs', import.meta.url).href;
const TIME = /[?]vez=\d+$/;
const stripped = new Map();

function source(url) {
  const file = fileURLToPath(url.replace(TIME, ''));
  if (!stripped.has(file)) stripped.set(file, stripTypeScriptTypes(readFileSync(file, 'utf8')));
  return stripped.get(file);
}

registerHooks({
  resolve(specifier, context, next) {
    const time = TIME.exec(context.parentURL ?? '')?.[0];
    if (time === undefined) return next(specifier, context);
    if (specifier === 'vitest') return { url: STAND_IN, format: 'module', shortCircuit: true };
    if (!specifier.startsWith('.'))
      return next(specifier, { ...context, parentURL: context.parentURL.replace(TIME, '') });
    return {
      url: new URL(specifier, context.parentURL.replace(TIME, '')).href + time,
      format: 'module',
      shortCircuit: true,
    };
  },
  load(url, context, next) {
    return TIME.test(url) ? { format: 'module', source: source(url), shortCircuit: true } : next(url, context);
  },
});

let times = 0;

/** A loader of files for which everything is new; two files that it loads share what they import. */
export function fresh() {
  times++;
  const time = `?vez=${times}`;
  return (file) => import(pathToFileURL(file).href + time);
}
