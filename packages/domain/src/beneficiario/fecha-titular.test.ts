import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { revisarFechaJuntoABeneficiarios, revisarFechaJuntoAlTitular } from './fecha-titular.ts';

describe('fecha-titular.test.ts', () => {
  it.each([
    [fecha('2024-01-18'), null],
    [fecha('2026-10-01'), null],
    [fecha('2024-01-17'), 'La fecha de afiliación no puede ser anterior a la del titular (18/01/2024).'],
  ])('beneficiario desde %s, titular desde 2024-01-18 → %s', (desde, esperado) => {
    expect(revisarFechaJuntoAlTitular(desde, fecha('2024-01-18'))?.texto ?? null).toBe(esperado);
  });

  it.each([
    [fecha('2024-01-28'), fecha('2024-01-28'), null],
    [fecha('2024-01-29'), null, null],
    [
      fecha('2024-01-29'),
      fecha('2024-01-28'),
      'La fecha de afiliación no puede ser posterior a la de sus beneficiarios (28/01/2024).',
    ],
  ])('titular desde %s, su primer beneficiario desde %s → %s', (desde, primera, esperado) => {
    expect(revisarFechaJuntoABeneficiarios(desde, primera)?.texto ?? null).toBe(esperado);
  });
});
