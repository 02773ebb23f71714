import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enParte } from './partes.ts';

describe('partes.test.ts', () => {
  it.each([
    [0, 0, '0 %'],
    [0, 4250, '0 %'],
    [9, 20_051, '< 0,1 %'],
    [1, 10_000_000, '< 0,1 %'],
    [1, 1001, '< 0,1 %'],
    [1, 1000, '0,1 %'],
    [1, 8, '12,5 %'],
    [3000, 4000, '75 %'],
    [2, 3, '66,7 %'],
    [999, 1000, '99,9 %'],
    [4249, 4250, '99,9 %'],
    [9_999_999, 10_000_000, '99,9 %'],
    [4250, 4250, '100 %'],
  ])('%i de %i es %s', (valor, de, escrito) => {
    expect(enParte(valor, de).replaceAll('\u00a0', ' ')).toBe(escrito);
  });

  it('quien está nunca es nadie, y mientras falte alguien nunca son todos', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10_000_000 }), fc.nat(), (de, n) => {
        const texto = enParte(1 + (n % (de - 1)), de);
        expect(texto).not.toMatch(/^(0|100)[^\d,]/);
      }),
    );
  });
});
