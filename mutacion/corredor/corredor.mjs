// Runs the tests of the rules for Stryker. They are pure, so the next mutant needs no new process: a worker of Vitest for
// each one took more than ten times as long as the tests themselves (docs/decisions/0057-mutacion.md).
import { globSync } from 'node:fs';
import path from 'node:path';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import fc from 'fast-check';
import { fresh } from './modulos.mjs';
import { collect } from './vitest.mjs';

const TESTS = 'packages/domain/src/**/*.test.ts';
/** Thousands of lives and passwords: they take longer than all the others, which mostly notice first. */
const LONG = /(acciones[.]propiedades|password-comun)[.]test[.]ts$/;

// A second run does what the first one did.
fc.configureGlobal({ seed: 57 });

const stryker = () => {
  globalThis.__stryker__ ??= {};
  return globalThis.__stryker__;
};

async function runOne({ id, name, file, run }) {
  const begin = performance.now();
  const told = { id, name, fileName: file };
  stryker().currentTestId = id;
  try {
    await run();
    return { ...told, status: TestStatus.Success, timeSpentMs: performance.now() - begin };
  } catch (error) {
    const failureMessage = error instanceof Error ? error.message : String(error);
    return { ...told, status: TestStatus.Failed, timeSpentMs: performance.now() - begin, failureMessage };
  } finally {
    stryker().currentTestId = undefined;
  }
}

async function* testsOf(files) {
  const load = fresh();
  for (const file of files) {
    const tests = await collect(() => load(file));
    yield tests.map((test) => ({ ...test, file, id: `${path.relative('.', file)}#${test.name}` }));
  }
}

/** Until one fails, in the order in which they are cheap. */
async function runUntilFailure(batches) {
  const results = [];
  for await (const tests of batches) {
    for (const test of tests) {
      results.push(await runOne(test));
      if (results.at(-1).status === TestStatus.Failed) return results;
    }
  }
  return results;
}

class Corredor {
  #files = globSync(TESTS)
    .map((file) => path.resolve(file))
    .sort((a, b) => LONG.test(a) - LONG.test(b));
  #loaded;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun() {
    stryker().activeMutant = undefined;
    this.#loaded = await Array.fromAsync(testsOf(this.#files));
    const tests = [];
    for (const test of this.#loaded.flat()) tests.push(await runOne(test));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: stryker().mutantCoverage };
  }

  async mutantRun({ activeMutant, hitLimit, mutantActivation, testFilter, sandboxFileName }) {
    const ns = stryker();
    ns.activeMutant = undefined;
    this.#loaded ??= await Array.fromAsync(testsOf(this.#files));
    Object.assign(ns, { activeMutant: activeMutant.id, hitLimit, hitCount: 0 });
    const chosen = testFilter && new Set(testFilter);
    try {
      const tests = await runUntilFailure(
        mutantActivation === 'static'
          ? testsOf(this.#nearFirst(path.dirname(sandboxFileName)))
          : [this.#loaded.flat().filter(({ id }) => chosen === undefined || chosen.has(id))],
      );
      const limit = determineHitLimitReached(ns.hitCount, hitLimit);
      return toMutantRunResult(limit ?? { status: DryRunStatus.Complete, tests });
    } catch (error) {
      return toMutantRunResult({ status: DryRunStatus.Error, errorMessage: String(error) });
    } finally {
      ns.activeMutant = undefined;
    }
  }

  /** Who tests the room notices before who only uses it. */
  #nearFirst(folder) {
    const far = (file) => (LONG.test(file) ? 2 : Number(path.dirname(file) !== folder));
    return this.#files.toSorted((a, b) => far(a) - far(b));
  }
}

const create = () => new Corredor();
create.inject = [];

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'corredor', create)];
