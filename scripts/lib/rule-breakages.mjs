// `npm run mutacion -- reglas`: takes each rule of decisions §10 out and asks whether the test that is named for it fails.
import { copyProject, withBreakage } from './rule-copy.mjs';
import { reportBreakages } from './rule-report.mjs';
import { openVitest } from './rule-test.mjs';

const FRESH = /\.(sql|csv)$/;

/** Grouped by test file, what the database is made of last: for each of those the databases are made anew. */
const inOrder = (breakages) =>
  breakages.toSorted(
    (a, b) =>
      Number(FRESH.test(a.file)) - Number(FRESH.test(b.file)) ||
      a.test.localeCompare(b.test) ||
      a.name.localeCompare(b.name),
  );

const has = (breakage, words) =>
  words.every((word) => [breakage.line, breakage.rule, breakage.file, breakage.test].join(' ').includes(word));

/** `only`: of a table of cases this one, where the whole takes minutes. */
const titleOf = ({ name, only = name }) => only;

/** Fails where a named test does not pass as things are. */
async function wholeOnes(vitest, breakages) {
  const names = Map.groupBy(breakages, ({ test }) => test);
  const failed = [];
  for (const [test, of] of names) {
    const { passed, said } = await vitest.run(test, [...new Set(of.map(titleOf))]);
    if (!passed) failed.push(`${test}: no pasa sin romper nada. ${said}`);
  }
  return failed;
}

async function ask(vitest, folder, breakage) {
  const { file, test, byLimit } = breakage;
  const answer = await withBreakage(folder, breakage, () => {
    vitest.changed(file);
    return vitest.run(test, [titleOf(breakage)], byLimit);
  });
  vitest.changed(file);
  return answer;
}

function tell({ line, rule, file }, { noticed, passed, said }) {
  const outcome = noticed ? 'falla' : passed ? 'NO FALLA' : `OTRA COSA: ${said}`;
  console.log(`${noticed ? '✓' : '✗'} ${line} · ${rule} (${file}): ${outcome}`);
}

/** `words`: only the breakages in whose line, rule, file or test they all are. True when each was noticed. */
export async function runBreakages(all, words, day) {
  const chosen = inOrder(all.filter((breakage) => has(breakage, words)));
  const folder = copyProject();
  let vitest = await openVitest(folder);
  const seen = [];
  const asked = [];
  try {
    const broken = await wholeOnes(vitest, chosen);
    for (const problem of broken) console.error(problem);
    if (broken.length > 0) return false;
    for (const breakage of chosen) {
      if (FRESH.test(breakage.file)) {
        await vitest.close();
        vitest = await openVitest(folder);
      }
      const answer = await ask(vitest, folder, breakage);
      tell(breakage, answer);
      asked.push(breakage);
      if (answer.noticed) seen.push(breakage);
      // At once: it takes long, and what was seen was seen.
      reportBreakages(all, seen, asked, day);
    }
  } finally {
    await vitest.close();
  }
  console.log(`${seen.length} de ${chosen.length} reglas que se quitaron hicieron fallar su prueba.`);
  return seen.length === chosen.length;
}
