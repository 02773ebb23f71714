// What the tests of the rules take from `vitest`, for many runs in one process: Vitest's own matchers, and the list of tests.
import { format } from 'node:util';
import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
export const { expect } = chai;

let names = [];
let tests = [];

/** The tests that `load` declares. */
export async function collect(load) {
  names = [];
  tests = [];
  await load();
  return tests;
}

export function describe(name, body) {
  names.push(name);
  body();
  names.pop();
}

export const it = (name, run) => {
  tests.push({ name: [...names, name].join(' > '), run });
};

/** The number tells rows apart whose title does not. */
it.each = (rows) => (name, run) => {
  rows.forEach((row, i) => {
    const values = Array.isArray(row) ? row : [row];
    it(`${format(name, ...values.map(plain))} #${i}`, () => run(...values));
  });
};

/** As a title has it: short. */
const plain = (value) => (typeof value === 'object' && value !== null ? JSON.stringify(value).slice(0, 80) : value);
