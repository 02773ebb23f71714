import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { borrarBorrador, guardarBorrador, leerBorrador, reclamarBorradores } from './borrador.ts';
import { ponerAlmacen } from './testing/almacen-falso.ts';

describe('borrador.test.ts', () => {
  let almacen: ReturnType<typeof ponerAlmacen>;

  beforeEach(() => {
    almacen = ponerAlmacen();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('gives back what was typed', () => {
    guardarBorrador('alta', { nombres: 'Ñusta', hijos: 2 });
    expect(leerBorrador('alta')).toEqual({ nombres: 'Ñusta', hijos: 2 });
  });

  test('gives nothing for a form that was never typed in, or was cleared, or cannot be read', () => {
    guardarBorrador('alta', 1);
    borrarBorrador('alta');
    almacen.setItem('borrador:roto', '{');
    expect([leerBorrador('alta'), leerBorrador('otra'), leerBorrador('roto')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('the same person finds the draft after signing in again', () => {
    reclamarBorradores('rosa');
    guardarBorrador('alta', 1);
    reclamarBorradores('rosa');
    expect(leerBorrador('alta')).toBe(1);
  });

  test('another person on the same tab does not', () => {
    reclamarBorradores('rosa');
    guardarBorrador('alta', 1);
    almacen.setItem('ajeno', 'queda');
    reclamarBorradores('juan');
    expect(leerBorrador('alta')).toBeUndefined();
    expect(almacen.getItem('ajeno')).toBe('queda');
  });

  test('says so when the browser has no room left', () => {
    vi.spyOn(almacen, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(guardarBorrador('foto', 'x')).toBe(false);
  });
});
