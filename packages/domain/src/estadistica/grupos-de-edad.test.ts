import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edadEn, fecha, sumarDias } from '../shared/fecha-civil.ts';
import { cortesDeEdad, cortesPorPasos, GRUPOS_DE_EDAD, nombreDeGrupo } from './grupos-de-edad.ts';
import { mesDe } from './periodos.ts';

/** Says the group the plain way, from the age alone. */
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

  it('por años, movido lo que queda entre sus cortes y los del día, cada nacimiento se cuenta una vez y en su grupo', () => {
    const pasados = (cortes: readonly string[], nacimiento: string) => cortes.filter((c) => c <= nacimiento).length;
    fc.assert(
      fc.property(hoy, fc.integer({ min: 0, max: 40_000 }), (hoy, dias) => {
        const nacimiento = sumarDias(hoy, -dias);
        const { anios, meses, dias: exactos, mesesMovidos, diasMovidos } = cortesPorPasos(hoy);
        const [anio, mes] = [`${nacimiento.slice(0, 4)}-01-01`, mesDe(nacimiento)];
        const cuentas = new Map<number, number>();
        const contar = (grupo: number, n: number) => cuentas.set(grupo, (cuentas.get(grupo) ?? 0) + n);
        contar(pasados(anios, anio), 1);
        if (mesesMovidos.includes(mes)) {
          contar(pasados(anios, mes), -1);
          contar(pasados(meses, mes), 1);
        }
        if (diasMovidos.includes(nacimiento)) {
          contar(pasados(meses, nacimiento), -1);
          contar(pasados(exactos, nacimiento), 1);
        }
        expect([...cuentas].filter(([, n]) => n !== 0)).toEqual([[pasados(cortesDeEdad(hoy), nacimiento), 1]]);
      }),
      { numRuns: 2000 },
    );
  });

  it('se lee poco: de cada grupo seis meses y dieciséis días a lo más', () => {
    fc.assert(
      fc.property(hoy, (hoy) => {
        const { dias, mesesMovidos, diasMovidos } = cortesPorPasos(hoy);
        expect(mesesMovidos.length).toBeLessThanOrEqual(dias.length * 6);
        expect(diasMovidos.length).toBeLessThanOrEqual(dias.length * 16);
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
