import { describe, expect, it } from 'vitest';
import { satisfies } from './ensure-node.mjs';

const RANGE = '^22.19.0 || ^24.0.0 || >=26.0.0';

describe('ensure-node.test.mjs', () => {
  it.each([
    ['v20.20.2', false],
    ['v22.18.9', false],
    ['v22.19.0', true],
    ['v22.20.1', true],
    ['v23.11.0', false],
    ['v24.0.0', true],
    ['v25.9.9', false],
    ['v26.0.0', true],
    ['v31.2.0', true],
  ])('%s es bastante nuevo para este programa: %s', (version, expected) => {
    expect(satisfies(version, RANGE)).toBe(expected);
  });

  it('no da nada por sentado de un rango que no sabe leer', () => {
    expect(satisfies('v24.0.0', '~24')).toBe(false);
  });
});
