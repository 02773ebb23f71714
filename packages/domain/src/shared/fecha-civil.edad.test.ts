import { describe, expect, it } from 'vitest';
import { edadALaFecha, fecha } from './fecha-civil.ts';

describe('fecha-civil.edad.test.ts', () => {
  it.each([
    ['2020-03-13', 34],
    ['2020-03-14', 35],
    [null, 41],
    // A day that has not come yet (by a clock that was wrong) makes nobody older than today.
    ['2030-01-01', 41],
  ])('de quien nació el 14/03/1985 y murió el %s se muestran %i años', (defuncion, edad) => {
    const muerte = defuncion === null ? null : fecha(defuncion);
    expect(edadALaFecha(fecha('1985-03-14'), muerte, fecha('2026-10-14'))).toBe(edad);
  });
});
