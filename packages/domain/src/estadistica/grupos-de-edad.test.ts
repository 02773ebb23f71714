import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edadEn, fecha, sumarDias } from '../shared/fecha-civil.ts';
import { cortesDeEdad, GRUPOS_DE_EDAD, mesesPartidos, nombreDeGrupo } from './grupos-de-edad.ts';

/** Said the plain way, from the age alone. */
function grupoDe(edad: number): string {
  const desde = Math.floor(edad / 5) * 5;
  return edad >= 100 ? '100 o más' : `${desde} a ${desde + 4}`;
}

describe('grupos-de-edad.test.ts', () => {
  const dia = fc.integer({ min: 0, max: 50_000 }).map((dias) => sumarDias(fecha('1960-01-01'), dias));
  const hoy = fc.oneof(dia, fc.constantFrom(fecha('2024-02-29'), fecha('2023-02-28'), fecha('2025-12-31')));

  it('cada nacimiento cae en el grupo de su edad, también los del 29 de febrero', () => {
    fc.assert(
      fc.property(hoy, fc.integer({ min: 0, max: 44_000 }), (hoy, dias) => {
        const nacimiento = sumarDias(hoy, -dias);
        const pasados = cortesDeEdad(hoy).filter((corte) => corte <= nacimiento).length;
        expect(nombreDeGrupo(pasados)).toBe(grupoDe(edadEn(nacimiento, hoy)));
      }),
      { numRuns: 2000 },
    );
  });

  it('un mes que no está partido es entero de un grupo', () => {
    fc.assert(
      fc.property(hoy, (hoy) => {
        const cortes = cortesDeEdad(hoy);
        const dentro = cortes.filter((corte) => corte.slice(8) !== '01').map((corte) => corte.slice(0, 7));
        expect(mesesPartidos(cortes).map((mes) => mes.slice(0, 7))).toEqual(dentro);
      }),
    );
  });

  it('los grupos van de los más jóvenes a los mayores', () => {
    expect([GRUPOS_DE_EDAD[0], GRUPOS_DE_EDAD[1], GRUPOS_DE_EDAD.at(-2), GRUPOS_DE_EDAD.at(-1)]).toEqual([
      '0 a 4',
      '5 a 9',
      '95 a 99',
      '100 o más',
    ]);
  });
});
