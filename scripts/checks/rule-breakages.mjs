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
    ...(read(test).includes(name) ? [] : [`${rule}: en ${test} no hay «${name}»`]),
  ];
}

export const ruleBreakages = {
  name: `Cada línea de ${RULES_TABLE} tiene reglas que se quitaron (mutacion/reglas), y de cada una consta que su prueba falló.`,
  find: (files) => {
    const seen = seenRows();
    const lines = linesOf(read(RULES_TABLE));
    return [
      ...lines
        .filter((line) => !breakages.some((it) => it.line === line))
        .map((line) => `«${line}»: ninguna regla suya se quita en mutacion/reglas`),
      ...breakages.flatMap((it) => wrongOf(it, files)),
      ...breakages
        .filter((it) => !seen.has(rowOf(it)))
        .map((it) => `«${it.rule}»: no consta; npm run mutacion -- reglas '${it.rule}'`),
    ];
  },
  tell: () => `${breakages.length} reglas`,
};
