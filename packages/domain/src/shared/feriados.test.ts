import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fecha, sumarDias } from './fecha-civil.ts';
import { domingoDePascua, esFeriadoDeLey, feriadosConocidos, feriadosDeLey } from './feriados.ts';

const nombres = (anio: number) =>
  new Map(feriadosDeLey(anio).map((feriado) => [feriado.fecha as string, feriado.nombre]));

describe('feriados.test.ts', () => {
  // The dates come from the almanac: early and late Easters are among them.
  it.each([
    '1961-04-02',
    '2008-03-23',
    '2011-04-24',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2029-04-01',
    '2030-04-21',
    '2035-03-25',
    '2036-04-13',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
  ])('la Pascua del %s', (pascua) => {
    expect(domingoDePascua(Number(pascua.slice(0, 4)))).toBe(pascua);
  });

  it('la Pascua es siempre un domingo entre el 22 de marzo y el 25 de abril', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2199 }), (anio) => {
        const pascua = domingoDePascua(anio);
        expect(new Date(pascua).getUTCDay()).toBe(0);
        expect(pascua >= `${anio}-03-22` && pascua <= `${anio}-04-25`).toBe(true);
      }),
    );
  });

  it('los de un año, con los movibles y los lunes que siguen a un domingo', () => {
    expect([...nombres(2026)]).toEqual([
      ['2026-01-01', 'Año Nuevo'],
      ['2026-01-22', 'Día del Estado Plurinacional'],
      ['2026-02-16', 'Lunes de Carnaval'],
      ['2026-02-17', 'Martes de Carnaval'],
      ['2026-04-03', 'Viernes Santo'],
      ['2026-05-01', 'Día del Trabajo'],
      ['2026-06-04', 'Corpus Christi'],
      ['2026-06-21', 'Año Nuevo Andino Amazónico y del Chaco'],
      ['2026-06-22', 'Año Nuevo Andino Amazónico y del Chaco (lunes siguiente)'],
      ['2026-08-06', 'Día de la Independencia'],
      ['2026-11-02', 'Día de los Difuntos'],
      ['2026-12-25', 'Navidad'],
    ]);
  });

  it.each([
    ['2025-11-03', 'Día de los Difuntos (lunes siguiente)'],
    ['2028-02-29', 'Martes de Carnaval'],
    ['2028-08-07', 'Día de la Independencia (lunes siguiente)'],
    ['2029-02-12', 'Lunes de Carnaval'],
    ['2033-12-26', 'Navidad (lunes siguiente)'],
  ])('el %s es %s', (dia, nombre) => {
    expect([nombres(Number(dia.slice(0, 4))).get(dia), esFeriadoDeLey(dia)]).toEqual([nombre, true]);
  });

  it('un día de trabajo no es feriado de ley', () => {
    expect(['2026-10-14', '2028-12-28', '2026-06-23'].filter(esFeriadoDeLey)).toEqual([]);
  });

  it('se conocen hasta diez años adelante, sin dos en un día', () => {
    const dias = feriadosConocidos(fecha('2026-10-14')).map((feriado) => feriado.fecha);
    expect([dias[0], dias.at(-1)]).toEqual(['2025-01-01', '2036-12-25']);
    expect(new Set(dias).size).toBe(dias.length);
    expect(dias).toEqual([...dias].sort());
    expect(sumarDias(fecha('2026-10-14'), 3650) < (dias.at(-1) ?? '')).toBe(true);
  });
});
