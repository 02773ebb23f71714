// The schemas of every path by its key, for browser and server: from the files of the contract and the table of paths.
import path from 'node:path';
import { RUTAS } from '../../packages/contract/src/rutas.ts';

const CONTRACT = 'packages/contract/src';
export const CONTRACT_TYPES = `${CONTRACT}/endpoints.generated.ts`;

const asKey = (key) => (/^[a-z]\w*$/.test(key) ? key : `'${key}'`);

function line([key, { slug, method, path: address, servicio }], found) {
  const base = servicio === undefined ? '/api' : `/${servicio}`;
  const one = found.find((it) => it.slug === slug && it.route === `${method} ${base}${address}`);
  // One that is missing is named by the type check.
  return one === undefined
    ? []
    : [`  ${asKey(key)}: typeof import('./${path.relative(CONTRACT, one.file)}').${one.name};`];
}

export const contractTypes = (found) =>
  [
    '// Written by `node scripts/mapa.mjs` from the files of the contract; not edited by hand.',
    '',
    '/** The schemas of every path by its key, as types only: not a byte of zod reaches the browser through here. */',
    'export interface Endpoints {',
    ...Object.entries(RUTAS)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap((row) => line(row, found)),
    '}',
    '',
  ].join('\n');
