// docs/decisiones-y-pruebas.md, second part: which rule was taken out, and when its test was seen to fail without it.
import { writeFileSync } from 'node:fs';
import { read } from './files.mjs';
import { inRoot } from './paths.mjs';

export const RULES_TABLE = 'docs/decisiones-y-pruebas.md';
const TITLE = '## Each rule taken out';
const HEAD = `${TITLE}

Written by \`npm run mutacion -- reglas\` ([0057](decisions/0057-mutacion.md)): what stands in the source and what took its place, the
test that failed for it, and the day on which it was last seen to.
`;

const CELL = 70;
const short = (text) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > CELL ? `${line.slice(0, CELL)}…` : line;
};
const cell = (text) => (text.trim() === '' ? '(nothing)' : `\`\` ${short(text).replaceAll('|', '\\|')} \`\``);
const fileName = (file) => file.split('/').at(-1);

/** The row of a breakage up to its day. */
export const rowOf = ({ line, rule, file, was, becomes, test, name }) =>
  `| ${line} | ${rule} | \`${fileName(file)}\` | ${cell(was)} | ${cell(becomes)} | \`${fileName(test)}\`: ${name.replaceAll('|', '\\|')} |`;

const DAY = / (\d{4}-\d{2}-\d{2}) \|$/;

/** Row without its day → its day, as the document has them. */
export function seenRows() {
  const [, part = ''] = read(RULES_TABLE).split(TITLE);
  return new Map(
    part.split('\n').flatMap((line) => {
      const day = DAY.exec(line)?.[1];
      return day === undefined ? [] : [[line.replace(DAY, ''), day]];
    }),
  );
}

/** Of what was asked about now, what was seen has today; what was not asked about keeps its day. */
export function reportBreakages(all, seen, asked, day) {
  const before = seenRows();
  const dayOf = (breakage) => (asked.includes(breakage) ? seen.includes(breakage) && day : before.get(rowOf(breakage)));
  const rows = all.flatMap((breakage) => {
    const when = dayOf(breakage);
    return when ? [`${rowOf(breakage)} ${when} |`] : [];
  });
  const [first] = read(RULES_TABLE).split(TITLE);
  const table = [
    '| line | rule | in | was | becomes | test that fails | seen |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ];
  writeFileSync(inRoot(RULES_TABLE), [first.trimEnd(), '', HEAD, ...table, ''].join('\n'));
}
