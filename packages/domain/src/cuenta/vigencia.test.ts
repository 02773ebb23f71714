import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fecha, hoyEnLaPaz, sumarDias } from '../shared/fecha-civil.ts';
import { debeSuspenderse, limiteInactividad, terminosVigentes } from './vigencia.ts';

describe('vigencia.test.ts', () => {
  it.each([
    [fecha('2025-04-15'), fecha('2026-04-14'), false],
    [fecha('2025-04-15'), fecha('2026-04-15'), true],
    [fecha('2023-04-15'), fecha('2024-04-13'), false],
    [fecha('2023-04-15'), fecha('2024-04-14'), true], // 29 February counts as one of the 365 days.
    [fecha('2026-04-15'), fecha('2026-04-15'), false],
    [fecha('2020-01-01'), fecha('2026-04-15'), true],
  ])('último ingreso %s, hoy %s: suspendida %s', (ultimo, hoy, esperado) => {
    expect(debeSuspenderse(ultimo, hoy)).toBe(esperado);
  });

  it('el instante del límite divide como las fechas', () => {
    const instantes = fc.date({
      min: new Date(fecha('2020-01-01')),
      max: new Date(fecha('2030-01-01')),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instantes, instantes, (ultimo, ahora) => {
        const hoy = hoyEnLaPaz(ahora);
        expect(ultimo < limiteInactividad(hoy)).toBe(debeSuspenderse(hoyEnLaPaz(ultimo), hoy));
      }),
    );
    expect(limiteInactividad(fecha('2026-10-14'))).toEqual(new Date('2025-10-15T04:00:00Z'));
  });

  it.each([
    [fecha('2026-04-15'), fecha('2026-04-15'), false],
    [fecha('2026-04-15'), fecha('2026-04-24'), false],
    [fecha('2026-04-15'), fecha('2026-04-25'), true],
    [fecha('2026-12-25'), fecha('2027-01-04'), true],
    [fecha('2026-05-01'), fecha('2026-04-15'), false],
  ])('los términos publicados el %s rigen el %s: %s', (publicado, hoy, esperado) => {
    expect(terminosVigentes(publicado, hoy)).toBe(esperado);
  });

  it('una vez ciertas, las dos siguen siéndolo', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), (dias) => {
        const hoy = sumarDias(fecha('2024-02-29'), dias);
        expect(debeSuspenderse(fecha('2024-02-29'), hoy)).toBe(dias >= 365);
        expect(terminosVigentes(fecha('2024-02-29'), hoy)).toBe(dias >= 10);
      }),
    );
  });
});
