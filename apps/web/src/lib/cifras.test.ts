import { describe, expect, it } from 'vitest';
import { conSigno } from './cifras.ts';

describe('cifras.test.ts', () => {
  it.each([
    [1200, '+1.200'],
    [1, '+1'],
    [0, '0'],
    [-0, '0'],
    [-3, '−3'],
    [-1_234_567, '−1.234.567'],
  ])('%s con su signo es «%s»', (diferencia, dicha) => {
    expect(conSigno(diferencia)).toBe(dicha);
  });
});
