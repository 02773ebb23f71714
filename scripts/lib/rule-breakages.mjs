// `npm run mutacion -- reglas`: takes each rule of decisions §10 out and asks whether the test that is named for it fails.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyProject, removeCopy, withBreakage } from './rule-copy.mjs';
import { applyRoutines, isRoutine } from './rule-databases.mjs';
import { reportBreakages, rowOf, seenRows } from './rule-report.mjs';
import { testsIn } from './rule-test.mjs';

/** Asks only about what was never seen to fail. */
const PENDING = 'pendientes';

/** By test file: what is loaded and the databases serve the next one. */
const inOrder = (breakages) =>
  breakages.toSorted((a, b) => a.test.localeCompare(b.test) || a.name.localeCompare(b.name));

function choose(all, words) {
  const seen = seenRows();
  const asks = ({ line, rule, file, test }, word) => [line, rule, file, test].some((it) => it.includes(word));
  return inOrder(
    all.filter((it) =>
      words.every((word) => (word === PENDING ? !seen.has(rowOf(it)) : word.split('|').some((one) => asks(it, one)))),
    ),
  );
}

/** `only`: of a table of cases this one, where the whole takes minutes. */
const titleOf = ({ name, only = name }) => only;

/** One PostgreSQL for all runs; the tests make their databases on it. */
async function withServer(during) {
  const { iniciarPostgres } = await import('../../packages/postgres-local/src/iniciar.ts');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sgpa-reglas-'));
  const server = await iniciarPostgres({ dataDir, test: true });
  process.env.DATABASE_URL = server.url;
  try {
    return await during(server.url);
  } finally {
    await server.cerrar();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** As things are the named tests of a file must pass: asked for all of them at once. */
async function passWhole(tests, breakages) {
  const [{ test }] = breakages;
  const { passed, said } = await tests.run(test, [...new Set(breakages.map(titleOf))]);
  if (!passed) console.error(`✗ ${test}: no pasa sin romper nada. ${said}`);
  return passed;
}

async function ask(tests, { folder, url }, breakage) {
  const { file, test, byLimit } = breakage;
  const changed = () => (isRoutine(file) ? applyRoutines(folder, url) : tests.changed(file));
  const answer = await withBreakage(folder, breakage, async () => {
    await changed();
    return tests.run(test, [titleOf(breakage)], byLimit);
  }).catch((error) => ({ noticed: false, passed: false, said: String(error) }));
  await changed();
  return answer;
}

function tell({ line, rule, file }, { noticed, passed, said }) {
  const outcome = noticed ? 'falla' : passed ? 'NO FALLA' : `OTRA COSA: ${said}`;
  console.log(`${noticed ? '✓' : '✗'} ${line} · ${rule} (${file}): ${outcome}`);
}

async function askAll(all, chosen, day, url) {
  const folder = copyProject();
  const tests = await testsIn(folder);
  const [asked, seen] = [[], []];
  try {
    for (const ofTest of Map.groupBy(chosen, ({ test }) => test).values()) {
      if (!(await passWhole(tests, ofTest))) continue;
      for (const breakage of ofTest) {
        const answer = await ask(tests, { folder, url }, breakage);
        tell(breakage, answer);
        asked.push(breakage);
        if (answer.noticed) seen.push(breakage);
        // At once: it takes long, and what was seen was seen.
        reportBreakages(all, seen, asked, day);
      }
    }
  } finally {
    await tests.close();
    removeCopy();
  }
  console.log(`${seen.length} de ${chosen.length} reglas que se quitaron hicieron fallar su prueba.`);
  return seen.length === chosen.length;
}

/** `words`: what line, rule, file or test must have (`this|that`), and `pendientes`. True when each rule was noticed. */
export const runBreakages = (all, words, day) => withServer((url) => askAll(all, choose(all, words), day, url));
