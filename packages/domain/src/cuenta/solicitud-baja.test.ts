import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fecha, sumarDias } from '../shared/fecha-civil.ts';
import { esDiaHabil, sumarDiasHabiles } from './solicitud-baja.ts';

const FERIADOS = new Set(
  ['2026-02-16', '2026-02-17', '2026-04-03', '2026-05-01', '2026-06-04', '2026-06-22', '2026-12-25'].map(fecha),
);

describe('solicitud-baja.test.ts', () => {
  it.each([
    ['un lunes cualquiera', '2026-10-12', '2026-10-14'],
    ['un jueves: el fin de semana no cuenta', '2026-10-15', '2026-10-19'],
    ['un viernes', '2026-10-16', '2026-10-20'],
    ['un sábado', '2026-10-17', '2026-10-20'],
    ['un domingo', '2026-10-18', '2026-10-20'],
    ['el jueves antes de Carnaval', '2026-02-12', '2026-02-18'],
    ['el viernes antes de Carnaval', '2026-02-13', '2026-02-19'],
    ['el lunes de Carnaval', '2026-02-16', '2026-02-19'],
    ['el miércoles antes de Viernes Santo', '2026-04-01', '2026-04-06'],
    ['el jueves antes de Viernes Santo', '2026-04-02', '2026-04-07'],
    ['la víspera de Corpus Christi', '2026-06-03', '2026-06-08'],
    ['el jueves antes del lunes trasladado', '2026-06-18', '2026-06-23'],
    ['fin de año, sin feriados conocidos del siguiente', '2026-12-31', '2027-01-04'],
  ])('dos días hábiles después de %s', (_cual, desde, hasta) => {
    expect(sumarDiasHabiles(fecha(desde), 2, FERIADOS)).toBe(hasta);
  });

  it('entre los dos hay exactamente los días hábiles pedidos, y el último lo es', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 364 }), fc.integer({ min: 1, max: 20 }), (lejos, cuantos) => {
        const desde = sumarDias(fecha('2026-01-01'), lejos);
        const hasta = sumarDiasHabiles(desde, cuantos, FERIADOS);
        let habiles = 0;
        for (let dia = sumarDias(desde, 1); dia <= hasta; dia = sumarDias(dia, 1))
          if (esDiaHabil(dia, FERIADOS)) habiles += 1;
        expect([habiles, esDiaHabil(hasta, FERIADOS)]).toEqual([cuantos, true]);
      }),
    );
  });
});
