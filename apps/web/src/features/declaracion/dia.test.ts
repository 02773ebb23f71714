import { afterEach, describe, expect, it, vi } from 'vitest';
import { mostrarDia, porRemitir, seDeclaraAun } from './dia.ts';

const del = (periodo: number, dia: number, estado: 'REMITIDO' | 'ANULADO' = 'REMITIDO') => ({
  gestion: 2026,
  periodo,
  dia,
  estado,
});

describe('dia.test.ts', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    [{ gestion: 2026, periodo: 9, dia: 1 }, '01/09/2026'],
    [{ gestion: 2026, periodo: 2, dia: 30 }, ''],
  ])('%o se muestra como toda fecha', (partes, mostrado) => {
    expect(mostrarDia(partes)).toBe(mostrado);
  });

  it('por remitir quedan los dos últimos cierres de los que ninguna declaración rige', () => {
    vi.setSystemTime(new Date('2026-10-14T14:00:00Z'));
    expect(porRemitir([])).toEqual(['2026-09-30', '2026-08-31']);
    expect(porRemitir([del(9, 30), del(8, 30), del(7, 31)])).toEqual(['2026-08-31']);
    expect(porRemitir([del(9, 30, 'ANULADO'), del(8, 31)])).toEqual(['2026-09-30']);
    expect(porRemitir([del(9, 30), del(8, 31)])).toEqual([]);
  });

  it.each([
    [9, 30, true],
    [8, 31, true],
    [8, 30, false],
    [7, 31, false],
    [2, 30, false],
  ])('del mes %i el día %i se declara aún: %s', (periodo, dia, cierto) => {
    vi.setSystemTime(new Date('2026-10-14T14:00:00Z'));
    expect(seDeclaraAun(del(periodo, dia))).toBe(cierto);
  });
});
