// What a run of Stryker leaves: docs/mutacion.md, with every survivor and its reason (mutacion/razones.mjs).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const DOCUMENT = 'docs/mutacion.md';
const FOUND = ['Killed', 'Timeout'];
const LEFT = ['Survived', 'NoCoverage'];
const INTRODUCTION = `# Mutation of the rules

Written by \`npm run mutacion\` ([0057](decisions/0057-mutacion.md)): what no test notices when it is broken, with the reason that
\`mutacion/razones.mjs\` gives. Sentences that a person reads are not mutated: the tables of \`scripts/checks/textos\` hold them letter
by letter. A mutant that keeps the tests from starting is no mutant.
`;

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();
const percent = (part, whole) => (whole === 0 ? 100 : Math.round((1000 * part) / whole) / 10);

function original(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return oneLine(lines.join('\n'));
}

/** The mutants of the files below a folder that a test could notice. */
function mutantsOf({ files }, folder) {
  return Object.entries(files)
    .filter(([file]) => file.startsWith(folder) && existsSync(inRoot(file)))
    .flatMap(([file, { source, mutants }]) =>
      mutants
        .filter(({ status }) => [...FOUND, ...LEFT].includes(status))
        .map(({ status, location, replacement }) => ({
          file: file.slice(folder.length),
          line: location.start.line,
          was: original(source, location),
          becomes: oneLine(replacement),
          left: LEFT.includes(status),
        })),
    )
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Gives each survivor its reason; every reason is for one place. */
function explain(survivors, room, reasons) {
  const open = reasons.filter((it) => it.room === room);
  const explained = survivors.map((mutant) => {
    const place = open.findIndex((it) => ['file', 'was', 'becomes'].every((key) => it[key] === mutant[key]));
    return { ...mutant, reason: place < 0 ? null : open.splice(place, 1)[0].reason };
  });
  return { explained, stale: open };
}

const cell = (text) => `\`\` ${text.replaceAll('|', '\\|')} \`\``;

function section(room, mutants, explained, day) {
  const killed = mutants.length - explained.length;
  const without = explained.filter(({ reason }) => reason === null).length;
  const rows = explained.map(
    ({ file, line, was, becomes, reason }) =>
      `| ${file} ${line} | ${cell(was.slice(0, 90))} | ${cell(becomes.slice(0, 90))} | ${reason ?? '**none yet**'} |`,
  );
  const table = ['| where | was | becomes | reason |', '|---|---|---|---|', ...rows];
  return [
    `## ${room}`,
    '',
    `${mutants.length} mutants, ${killed} killed, ${explained.length - without} left with a reason, ${without} without, on ${day}.`,
    ...(rows.length === 0 ? [] : ['', ...table]),
    '',
  ].join('\n');
}

const FIGURES = /^(\d+) mutants, (\d+) killed, (\d+) left with a reason, (\d+) without, on (\S+)\.$/m;

/** Of all sections: the rules first, in one sum, and each service by itself. */
function summary(sections) {
  const rows = [...sections].map(([room, text]) => [room, ...(FIGURES.exec(text) ?? []).slice(1)]);
  const line = ([room, all, killed, reasoned, without, day]) =>
    `| ${room} | ${all} | ${killed} | ${percent(killed, all)} % | ${reasoned} | ${without} | ${day} |`;
  const rules = rows.filter(([room]) => !room.startsWith('servicios '));
  const sum = (column) => rules.reduce((total, row) => total + Number(row[column]), 0);
  const total = ['**packages/domain**', sum(1), sum(2), sum(3), sum(4), ''];
  return [
    '| room | mutants | killed | of all | left with a reason | without | run |',
    '|---|---|---|---|---|---|---|',
    ...rules.map(line),
    line(total),
    ...rows.filter(([room]) => room.startsWith('servicios ')).map(line),
    '',
  ].join('\n');
}

/** The sections that the document has, by room. */
function written() {
  if (!existsSync(inRoot(DOCUMENT))) return new Map();
  const parts = readFileSync(inRoot(DOCUMENT), 'utf8').split(/^(?=## )/m);
  return new Map(parts.slice(1).map((text) => [/^## (.*)$/m.exec(text)?.[1] ?? '', `${text.trimEnd()}\n`]));
}

/**
 * Whom a new test covers Stryker asks again by itself, but not what is computed when a file is read: no test covers that.
 * So what survived there is forgotten before the next run.
 */
export function askAgain(before) {
  if (!existsSync(inRoot(before))) return;
  const known = JSON.parse(readFileSync(inRoot(before), 'utf8'));
  for (const file of Object.values(known.files))
    file.mutants = file.mutants.filter((mutant) => !(mutant.static && LEFT.includes(mutant.status)));
  writeFileSync(inRoot(before), JSON.stringify(known));
}

/**
 * `rooms`: name → folder. Writes what the run says of them, leaves the others as they are, and gives for each one what
 * part was killed, with the reasons that nothing answers to any more.
 */
export function reportMutation({ result, rooms, reasons, day }) {
  const sections = written();
  const told = Object.entries(rooms).map(([room, folder]) => {
    const mutants = mutantsOf(JSON.parse(readFileSync(inRoot(result), 'utf8')), folder);
    const left = mutants.filter((mutant) => mutant.left);
    const { explained, stale } = explain(left, room, reasons);
    sections.set(room, section(room, mutants, explained, day));
    return { room, killed: percent(mutants.length - left.length, mutants.length), stale };
  });
  const sorted = new Map([...sections].sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(inRoot(DOCUMENT), [INTRODUCTION, summary(sorted), ...sorted.values()].join('\n'));
  return told;
}
