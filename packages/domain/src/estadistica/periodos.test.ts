import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fecha, PRIMER_DIA, sumarDias, ULTIMO_DIA } from '../shared/fecha-civil.ts';
import { diasDeMesCortado, mesDe, mesesEnteros, periodosEntre, tramoDe } from './periodos.ts';

describe('periodos.test.ts', () => {
  it('días sueltos y meses enteros son el rango, cada día una vez; los meses empiezan y acaban con el suyo', () => {
    const dia = fc.integer({ min: 0, max: 3000 }).map((n) => sumarDias(fecha('2020-01-01'), n));
    fc.assert(
      fc.property(dia, fc.integer({ min: 0, max: 900 }), (desde, largo) => {
        const hasta = sumarDias(desde, largo);
        const { antes, meses, despues } = mesesEnteros(desde, hasta);
        const tramos = [antes, meses, despues].filter(([primero, ultimo]) => primero <= ultimo);
        expect([tramos[0]?.[0], tramos.at(-1)?.[1]]).toEqual([desde, hasta]);
        expect(tramos.slice(1).map(([primero]) => primero)).toEqual(
          tramos.slice(0, -1).map(([, ultimo]) => sumarDias(ultimo, 1)),
        );
        if (meses[0] <= meses[1]) {
          expect([mesDe(meses[0]), mesDe(sumarDias(meses[1], 1))]).toEqual([meses[0], sumarDias(meses[1], 1)]);
          for (const [primero, ultimo] of [antes, despues]) expect(ultimo < sumarDias(primero, 30)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [ULTIMO_DIA, ULTIMO_DIA],
    ['2200-11-15', ULTIMO_DIA],
    ['2200-12-02', ULTIMO_DIA],
    ['2200-10-01', '2200-12-30'],
    [PRIMER_DIA, PRIMER_DIA],
    [PRIMER_DIA, '1850-02-01'],
  ])('de %s a %s: hasta el borde de lo que una fecha puede ser', (primero, ultimo) => {
    const [desde, hasta] = [fecha(primero), fecha(ultimo)];
    const { antes, meses, despues } = mesesEnteros(desde, hasta);
    const tramos = [antes, meses, despues].filter(([uno, otro]) => uno <= otro);
    expect([tramos[0]?.[0], tramos.at(-1)?.[1]]).toEqual([desde, hasta]);
    for (const paso of ['DIA', 'MES'] as const) {
      const periodos = periodosEntre(desde, hasta, paso);
      expect(tramoDe(periodos[0] ?? hasta, paso, desde, hasta)[0]).toBe(desde);
      expect(tramoDe(periodos.at(-1) ?? desde, paso, desde, hasta)[1]).toBe(hasta);
    }
  });

  it.each([
    ['2025-11-01', ['2025-11-24', '2025-11-30']],
    ['2025-12-01', null],
    ['2026-11-01', ['2026-11-01', '2026-11-23']],
  ] as const)('del mes %s dice los días que tiene si no los tiene todos: %o', (mes, esperado) => {
    const rango = { desde: fecha('2025-11-24'), hasta: fecha('2026-11-23'), hoy: fecha('2026-11-23') };
    expect(diasDeMesCortado(fecha(mes), rango)).toEqual(esperado);
    // A range up to the month's end does not make the days that are still to come.
    expect(diasDeMesCortado(fecha(mes), { ...rango, hasta: fecha('2026-11-30') })).toEqual(esperado);
  });

  it('un mes pasado entero no está cortado, y el último día cierra el suyo', () => {
    const rango = { desde: fecha('2026-01-01'), hasta: fecha('2026-02-28'), hoy: fecha('2026-11-23') };
    expect(diasDeMesCortado(fecha('2026-02-01'), rango)).toBeNull();
    expect(diasDeMesCortado(fecha('2026-02-01'), { ...rango, hasta: fecha('2026-02-27') })).not.toBeNull();
    expect(diasDeMesCortado(fecha('2026-02-01'), { ...rango, hoy: fecha('2026-02-28') })).toBeNull();
  });
});
