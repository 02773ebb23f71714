// A test that is named by its file and its title, run alone with Vitest in a copy of the project.
import path from 'node:path';

const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `%s`, `%i` or `$field` of a table of cases stand for whatever the case has there. */
const patternOf = (title) =>
  title
    .split(/%[sidfjo#]|\$\w+(?:\.\w+)*/)
    .map(literal)
    .join('.*');

/** At the end of a test's whole name. */
const named = (titles) => new RegExp(`(?:${titles.map(patternOf).join('|')})$`, 's');

const withCauses = (error) => (error ? [error, ...withCauses(error.cause)] : []);

/** What a test says when what it expects is not so; anything else that breaks it says nothing about the rule. */
const isAssertion = (error, byLimit) =>
  withCauses(error).some(
    ({ name, message = '' }) =>
      ['AssertionError', 'TestingLibraryElementError'].includes(name) ||
      /^Timed out in wait(For|Until)!/.test(message) ||
      // The tests' client demands that no answer is a breakdown: the database refused what the service let through.
      (/ answered 500: /.test(message) && !/is not defined|is not a function|Cannot /.test(message)) ||
      // What a limit or a deadline would end goes on for ever without it.
      (byLimit && /^Test timed out in /.test(message)),
  );

const open = async (folder) => {
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest('test', {
    root: folder,
    config: path.join(folder, 'vitest.config.ts'),
    watch: false,
    silent: true,
    onConsoleLog: () => false,
    reporters: [{}],
    maxWorkers: 1,
  });
  await vitest.standalone();
  return vitest;
};

/** Whether all tests of these titles passed, and whether one of them found what it expects otherwise. */
async function runIn(vitest, test, titles, byLimit) {
  const [spec] = await vitest.globTestSpecifications([test]);
  if (spec === undefined) return { passed: false, noticed: false, said: 'no hay tal prueba' };
  const asked = spec.project.createSpecification(spec.moduleId, { testNamePattern: named(titles) });
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([asked]);
  const modules = testModules.filter(({ moduleId }) => moduleId === spec.moduleId);
  const results = modules.flatMap((it) => [...it.children.allTests()].map((one) => one.result()));
  const errors = [...results.flatMap((it) => it.errors ?? []), ...modules.flatMap((it) => it.errors())];
  const ran = results.filter(({ state }) => state !== 'skipped');
  return {
    passed: ran.length > 0 && errors.length === 0 && ran.every(({ state }) => state === 'passed'),
    noticed: errors.some((error) => isAssertion(error, byLimit)),
    said: [...errors, ...unhandledErrors].map(({ message }) => String(message).split('\n')[0]).join(' · '),
  };
}

/** One Vitest for many runs: what was loaded once is loaded anew only where it changed. */
export async function testsIn(folder) {
  const vitest = await open(folder);
  return {
    run: (test, titles, byLimit = false) => runIn(vitest, test, titles, byLimit),
    changed: (file) => vitest.invalidateFile(path.join(folder, file)),
    close: () => vitest.close(),
  };
}
