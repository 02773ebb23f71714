// Each line of decisions §10 has at least one rule that was taken out and whose test was seen to fail without it.
import { readFileSync } from 'node:fs';
import { breakages } from '../../mutacion/reglas.mjs';
import { read } from '../lib/files.mjs';
import { inRoot } from '../lib/paths.mjs';
import { RULES_TABLE, rowOf, seenRows } from '../lib/rule-report.mjs';

/** The lines of the first table, which a person writes; a line goes on where the cell is blank. */
const linesOf = (text) =>
  [...text.split('\n## ')[0].matchAll(/^\| ([^|]*?) \| `[^`]+` \|/gm)].map((it) => it[1].trim()).filter(Boolean);

const times = (text, piece) => text.split(piece).length - 1;

function wrongOf({ file, was, test, name, rule }, files) {
  if (!files.includes(file)) return [`${rule}: no hay ${file}`];
  if (!files.includes(test)) return [`${rule}: no hay ${test}`];
  const found = times(readFileSync(inRoot(file), 'utf8'), was);
  return [
    ...(found === 1 ? [] : [`${rule}: en ${file} está ${found} veces «${was}»`]),
    ...(read(test).includes(`${name}'`) ? [] : [`${rule}: en ${test} no hay «${name}»`]),
  ];
}

const unseen = () => {
  const seen = seenRows();
  return breakages.filter((it) => !seen.has(rowOf(it)));
};

export const ruleBreakages = {
  name: `De cada línea de ${RULES_TABLE} consta una regla (mutacion/reglas) sin la que su prueba falló, y cada una halla lo que quita.`,
  find: (files) => {
    const pending = unseen();
    const lines = linesOf(read(RULES_TABLE));
    return [
      ...lines
        .filter((line) => !breakages.some((it) => it.line === line && !pending.includes(it)))
        .map((line) => `«${line}»: de ninguna regla suya consta; npm run mutacion -- reglas pendientes`),
      ...breakages.flatMap((it) => wrongOf(it, files)),
    ];
  },
  tell: () => `${breakages.length} reglas que quitar, ${unseen().length} que todavía no se vieron`,
};
