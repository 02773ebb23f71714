import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fecha, sumarDias } from '../shared/fecha-civil.ts';
import { mesDe, mesesEnteros } from './periodos.ts';

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
});
