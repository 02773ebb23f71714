import { describe, expect, it } from 'vitest';
import { revisarFechaJuntoABeneficiarios, revisarFechaJuntoAlTitular } from './fecha-titular.ts';

describe('fecha-titular.test.ts', () => {
  it.each([
    ['2024-01-18', null],
    ['2026-10-01', null],
    ['2024-01-17', 'La fecha de afiliación no puede ser anterior a la del titular (18/01/2024).'],
  ])('beneficiario desde %s, titular desde 2024-01-18 → %s', (fecha, esperado) => {
    expect(revisarFechaJuntoAlTitular(fecha, '2024-01-18')?.texto ?? null).toBe(esperado);
  });

  it.each([
    ['2024-01-28', '2024-01-28', null],
    ['2024-01-29', null, null],
    [
      '2024-01-29',
      '2024-01-28',
      'La fecha de afiliación no puede ser posterior a la de sus beneficiarios (28/01/2024).',
    ],
  ])('titular desde %s, su primer beneficiario desde %s → %s', (fecha, primera, esperado) => {
    expect(revisarFechaJuntoABeneficiarios(fecha, primera)?.texto ?? null).toBe(esperado);
  });
});
