import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { borrarBorrador, borrarBorradores, guardarBorrador, leerBorrador, reclamarBorradores } from './borrador.ts';
import { ponerAlmacen } from './testing/almacen-falso.ts';

describe('borrador.test.ts', () => {
  let almacen: ReturnType<typeof ponerAlmacen>;

  beforeEach(() => {
    almacen = ponerAlmacen();
  });
  afterEach(() => {
    borrarBorradores();
    vi.restoreAllMocks();
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

  test('without room what was typed still lasts while the page does, for its owner only', () => {
    reclamarBorradores('rosa');
    guardarBorrador('foto', 'vieja');
    const escribir = vi.spyOn(almacen, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    guardarBorrador('foto', 'nueva');
    guardarBorrador('persona', 'alguien');
    expect([leerBorrador('foto'), leerBorrador('persona')]).toEqual(['nueva', 'alguien']);
    borrarBorrador('foto');
    expect(leerBorrador('foto')).toBeUndefined();
    escribir.mockRestore();
    reclamarBorradores('juan');
    expect(leerBorrador('persona')).toBeUndefined();
  });
});
