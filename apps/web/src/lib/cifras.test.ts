import { describe, expect, it } from 'vitest';
import { conSigno, contados } from './cifras.ts';

describe('cifras.test.ts', () => {
  it.each([
    [0, 'titulares', '0 titulares'],
    [1, 'titulares nuevos', '1 titular nuevo'],
    [1, 'beneficiarios', '1 beneficiario'],
    [1200, 'beneficiarios nuevos', '1.200 beneficiarios nuevos'],
  ])('%s de «%s» son «%s»', (n, que, dicho) => {
    expect(contados(n, que)).toBe(dicho);
  });

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
