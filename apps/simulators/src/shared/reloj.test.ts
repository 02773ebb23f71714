import { describe, expect, it } from 'vitest';
import { mesAtras } from './reloj.ts';

const reloj = (iso: string) => ({ ahora: () => new Date(iso) });

describe('reloj.test.ts', () => {
  it.each([
    ['2026-06-15T12:00:00Z', 0, 2026, 6],
    ['2026-01-31T12:00:00Z', 1, 2025, 12],
    ['2026-01-31T12:00:00Z', 13, 2024, 12],
    ['2026-03-31T12:00:00Z', 1, 2026, 2],
    // At this instant it is still 31 December in La Paz.
    ['2026-01-01T03:59:59Z', 0, 2025, 12],
    ['2026-01-01T04:00:00Z', 0, 2026, 1],
  ])('%s, %i meses atrás: %i, mes %i', (iso, meses, gestion, periodo) => {
    expect(mesAtras(reloj(iso), meses)).toEqual({ gestion, periodo });
  });
});
