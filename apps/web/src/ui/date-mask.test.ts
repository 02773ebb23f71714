import { describe, expect, test } from 'vitest';
import { maskDate } from './date-mask.ts';

describe('date-mask.test.ts', () => {
  test.each([
    ['1', '1'],
    ['14', '14/'],
    ['1403', '14/03/'],
    ['14031985', '14/03/1985'],
    ['140319850', '14/03/1985'],
    ['1/', '01/'],
    ['1/3/1985', '01/03/1985'],
    ['14/3/', '14/03/'],
    ['14/03/1985', '14/03/1985'],
    ['1985-03-14', '14/03/1985'],
    ['1985-03-14T00:00:00', '14/03/1985'],
    ['14-03-1985', '14/03/1985'],
    ['14-3-', '14/03/'],
    ['1.3.85', '01/03/85'],
    ['ab', ''],
    ['', ''],
  ])('%j becomes %j', (typed, shown) => {
    expect(maskDate(typed)).toBe(shown);
  });

  test('borrar pasa por encima de una barra', () => {
    expect(maskDate('14', '14/')).toBe('1');
    expect(maskDate('14/03', '14/03/')).toBe('14/0');
  });

  test('escrita tecla por tecla da la fecha entera', () => {
    let shown = '';
    for (const key of '14031985') shown = maskDate(shown + key, shown);
    expect(shown).toBe('14/03/1985');
  });
});
