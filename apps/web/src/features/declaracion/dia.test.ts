import { describe, expect, it } from 'vitest';
import { mostrarDia } from './dia.ts';

describe('dia.test.ts', () => {
  it.each([
    [{ gestion: 2026, periodo: 9, dia: 1 }, '01/09/2026'],
    [{ gestion: 2026, periodo: 2, dia: 30 }, ''],
  ])('%o se muestra como toda fecha', (partes, mostrado) => {
    expect(mostrarDia(partes)).toBe(mostrado);
  });
});
