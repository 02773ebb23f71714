import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { dudaDeComienzo } from './fecha-plausible.ts';

const HOY = fecha('2026-10-14');
const NACIMIENTO = fecha('1985-03-14');

describe('fecha-plausible.test.ts', () => {
  it.each<[string, string, string | null]>([
    ['TRABAJADOR', '2026-10-14', null],
    ['TRABAJADOR', '2021-10-14', null],
    ['TRABAJADOR', '2021-10-13', 'La afiliación empieza el 13/10/2021, hace 5 años.'],
    ['TRABAJADOR', '2004-10-01', 'La afiliación empieza el 01/10/2004, hace 22 años.'],
    ['TRABAJADOR', '1999-03-14', 'La afiliación empieza el 14/03/1999, hace 27 años.'],
    ['TRABAJADOR', '1999-03-13', 'El 13/03/1999 la persona tenía 13 años.'],
    ['TRABAJADOR', '1986-03-14', 'El 14/03/1986 la persona tenía 1 año.'],
    ['RENTISTA', '1999-03-13', null],
  ])('%s desde el %s: %s', (tipo, dia, duda) => {
    expect(dudaDeComienzo({ tipo, fecha_afiliacion: fecha(dia), nacimiento: NACIMIENTO, hoy: HOY })).toBe(duda);
  });

  it('sin fecha de nacimiento se mira solo cuánto hace', () => {
    const comienzo = { tipo: 'TRABAJADOR', fecha_afiliacion: fecha('1990-01-01'), nacimiento: null, hoy: HOY };
    expect(dudaDeComienzo(comienzo)).toBe('La afiliación empieza el 01/01/1990, hace 36 años.');
  });
});
