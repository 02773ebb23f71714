import { describe, expect, it } from 'vitest';
import { ESTADO } from '../cobertura/estados.ts';
import { fecha, sumarDias } from '../shared/fecha-civil.ts';
import { familiaQuePasa, juzgarFamilia, porQueNadiePasa } from './familia-que-pasa.ts';

const BAJA = fecha('2026-09-15');
const ANTERIOR = { id: 1, fecha_baja: BAJA, fecha_afiliacion: fecha('2020-01-01') };
const OTRO = { id: 2, fecha_baja: BAJA, fecha_afiliacion: fecha('2022-01-01') };
const DESDE = fecha('2026-10-05');
const HIJA = {
  id: 10,
  id_persona: 100,
  id_titular: 1,
  tipo: 'BENEFICIARIO' as const,
  estado: ESTADO.CESANTIA as number,
  fecha_afiliacion: fecha('2021-01-01'),
  fecha_baja: BAJA,
  fecha_cesantia: fecha('2026-11-15'),
  fecha_ampliacion: null,
  fecha_derechohabiente: null,
};
const NACIDA_DESPUES = { ...HIJA, fecha_afiliacion: fecha('2026-10-01'), fecha_baja: fecha('2026-10-01') };

describe('familia-que-pasa.test.ts', () => {
  it.each<[string, Partial<typeof HIJA> | object, boolean]>([
    ['con las fechas del titular', {}, true],
    ['inhabilitada por ellas', { estado: ESTADO.INHABILITADO }, true],
    ['registrada después de la baja', NACIDA_DESPUES, true],
    ['con una ampliación', { estado: ESTADO.AMPLIACION, fecha_ampliacion: fecha('2026-12-31') }, true],
    ['con una baja propia', { fecha_baja: fecha('2026-08-01') }, false],
    ['sin baja', { estado: ESTADO.ACTIVO, fecha_baja: null, fecha_cesantia: null }, false],
    ['derechohabiente', { estado: ESTADO.DERECHOHABIENTE, fecha_derechohabiente: fecha('2026-10-01') }, false],
    ['en revisión', { estado: ESTADO.REVISION }, false],
    ['que termina por edad la víspera', { fin_por_edad: fecha('2026-10-04') }, false],
    ['que termina por edad ese día', { fin_por_edad: fecha('2026-10-05') }, true],
    ['de otra afiliación', { id_titular: 3 }, false],
  ])('%s', (_caso, cambios, pasa) => {
    const una = { ...HIJA, ...cambios };
    expect(familiaQuePasa([una], [ANTERIOR], new Set(), DESDE)).toEqual(pasa ? [una] : []);
  });

  it('quien murió no pasa', () => {
    expect(familiaQuePasa([HIJA], [ANTERIOR], new Set([HIJA.id_persona]), DESDE)).toEqual([]);
  });

  it('bajo dos empleos pasa una vez, con lo del último', () => {
    const delOtro = { ...HIJA, id: 9, id_titular: 2 };
    const hermano = { ...HIJA, id: 11, id_persona: 101 };
    expect(familiaQuePasa([HIJA, delOtro, hermano], [ANTERIOR, OTRO], new Set(), DESDE)).toEqual([delOtro, hermano]);
  });

  it('bajo dos empleos pasa desde el primero de sus comienzos, para que no falte un día', () => {
    const dia = sumarDias(DESDE, 5);
    const tarde = { ...HIJA, fecha_afiliacion: dia, fecha_baja: dia };
    const delOtro = { ...tarde, id: 9, id_titular: 2 };
    const alReves = { ...HIJA, id: 9, id_titular: 2 };
    for (const suyas of [
      [HIJA, delOtro],
      [tarde, alReves],
    ])
      expect(juzgarFamilia(suyas, [ANTERIOR, OTRO], new Set(), DESDE)).toMatchObject([{ desde: DESDE, noPasa: null }]);
    expect(juzgarFamilia([tarde], [ANTERIOR], new Set(), DESDE)).toMatchObject([{ desde: tarde.fecha_afiliacion }]);
  });

  it.each<[string, object]>([
    ['Está en revisión.', { estado: ESTADO.REVISION, fecha_derechohabiente: fecha('2026-10-01') }],
    ['Tiene un derecho propio.', { estado: ESTADO.INHABILITADO, fecha_derechohabiente: fecha('2026-10-01') }],
    ['Tiene su propia baja, el 01/08/2026.', { fecha_baja: fecha('2026-08-01') }],
    ['Su afiliación no terminó con el empleo anterior.', { estado: ESTADO.ACTIVO, fecha_baja: null }],
    ['Su derecho termina por edad antes del nuevo empleo.', { fin_por_edad: BAJA }],
    ['Ha fallecido.', { id_persona: 7, fecha_baja: fecha('2026-08-01') }],
  ])('por qué no pasa: %s', (noPasa, cambios) => {
    const una = { ...HIJA, ...cambios };
    expect(juzgarFamilia([una], [ANTERIOR], new Set([7]), DESDE)).toMatchObject([{ una, noPasa }]);
  });

  it('quien pasa por un empleo no se nombra por otro del que tuvo su propia baja', () => {
    const antes = { ...HIJA, id: 9, id_titular: 2, fecha_baja: fecha('2026-08-01') };
    expect(juzgarFamilia([antes, HIJA], [ANTERIOR, OTRO], new Set(), DESDE)).toMatchObject([
      { una: HIJA, noPasa: null },
    ]);
    expect(juzgarFamilia([{ ...antes, id_titular: 3 }], [ANTERIOR, OTRO], new Set(), DESDE)).toEqual([]);
  });

  it.each([
    ['UNIVERSITARIO', true, 'Un titular UNIVERSITARIO no tiene beneficiarios.'],
    ['TRABAJADOR', false, 'Su cuenta no registra beneficiarios.'],
    ['TRABAJADOR', true, null],
  ] as const)('a %s, de quien registra beneficiarios (%s): %s', (tipo, registra, nadie) => {
    expect(porQueNadiePasa(tipo, registra)).toBe(nadie);
  });
});
