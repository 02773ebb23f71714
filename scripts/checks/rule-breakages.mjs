// Each line of decisions §10 has rules that can be taken out, and of each its test was seen to fail without it.
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
  name: `De cada regla de mutacion/reglas, al menos una por línea de ${RULES_TABLE}, consta que su prueba falló sin ella, y cada una halla lo que quita.`,
  find: (files) => {
    const lines = linesOf(read(RULES_TABLE));
    return [
      ...lines
        .filter((line) => !breakages.some((it) => it.line === line))
        .map((line) => `«${line}»: ninguna regla suya se puede quitar`),
      ...unseen().map(
        ({ rule }) => `${rule}: no consta que su prueba falle sin ella; npm run mutacion -- reglas pendientes`,
      ),
      ...breakages.flatMap((it) => wrongOf(it, files)),
    ];
  },
  tell: () => `${breakages.length} reglas que se quitaron`,
};
