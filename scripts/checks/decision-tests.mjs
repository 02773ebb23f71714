// A line of decisions §10 whose test has gone would be held by nothing: docs/decisiones-y-pruebas.md names each.
import { read } from '../lib/files.mjs';

const TABLE = 'docs/decisiones-y-pruebas.md';
const ROW = /^\| (?<line>[^|]*) \| `(?<file>[^`]+)` \| (?<test>.+) \|$/;

const rowsOf = (text) => text.split('\n').flatMap((line) => ROW.exec(line)?.groups ?? []);

export const decisionTests = {
  name: `Cada prueba que nombra ${TABLE} existe, con ese nombre.`,
  find: (files) => {
    const rows = rowsOf(read(TABLE));
    if (rows.length === 0) return [`${TABLE}: no nombra ninguna prueba`];
    return rows
      .filter(({ file, test }) => !files.includes(file) || !read(file).includes(test))
      .map(({ file, test }) => `${file}: no hay «${test}»`);
  },
};
