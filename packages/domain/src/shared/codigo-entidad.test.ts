import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  armarCodigoEntidad,
  CODIGO_FIJO,
  codigoGuardado,
  esEntidadEspecial,
  leerCodigoEntidad,
  leerNumeroEmpleador,
  TIPOS_CODIGO_MANUAL,
} from './codigo-entidad.ts';

describe('codigo-entidad.test.ts', () => {
  it.each([
    [3100, '1020304050', 'NIT-1020304050'],
    [3101, '15', 'GOB-15'],
    [3102, ' 7a ', 'SUP-7A'],
    [3103, '00012345', 'RCM-00012345'],
    [3105, 'SIST_RENT-0001', 'SIST_RENT-0001'],
  ] as const)('type %i and %j make %s', (tipo, numero, esperado) => {
    expect(armarCodigoEntidad(tipo, numero)).toBe(esperado);
  });

  it.each([
    ['NIT-1020304050', { tipo: 3100, numero: '1020304050' }],
    ['nit-1020304050 ', { tipo: 3100, numero: '1020304050' }],
    ['RCM-00012345', { tipo: 3103, numero: '00012345' }],
    ['MATRICULA_COMERCIO-00012345', { tipo: 3103, numero: '00012345' }],
    ['MATRICULA_COMERCIO-', null],
    ['GOB-A-1', { tipo: 3101, numero: 'A-1' }],
    ['SIST_UNIV_0003', { tipo: 3105, numero: 'SIST_UNIV_0003' }],
    ['PER_VOL-0002', { tipo: 3105, numero: 'PER_VOL-0002' }],
    ['SIST_UNIV-0003', null],
    ['SIST_RENT-0009', null],
    ['NIT-', null],
    ['NIT-12A', null],
    ['NIT1020304050', null],
    // Without a hyphen there is no prefix, whatever it begins with.
    ['GOBX', null],
    ['NIT-A12', null],
    [`NIT-${'1'.repeat(20)}`, { tipo: 3100, numero: '1'.repeat(20) }],
    [`NIT-${'1'.repeat(21)}`, null],
    [`GOB-${'1'.repeat(30)}`, { tipo: 3101, numero: '1'.repeat(30) }],
    [`GOB-${'1'.repeat(31)}`, null],
    ['SUP-7', { tipo: 3102, numero: '7' }],
    ['GOB-A-', null],
    ['GOB--A', null],
    ['GOB-A_1', null],
    ['XYZ-123', null],
    ['GOB--', null],
    ['-123', null],
    ['', null],
  ])('%j se lee como %j', (codigo, esperado) => {
    expect(leerCodigoEntidad(codigo)).toEqual(esperado);
  });

  it('leer deshace armar', () => {
    const tipos = fc.constantFrom(...TIPOS_CODIGO_MANUAL.map((t) => t.tipo));
    fc.assert(
      fc.property(tipos, fc.stringMatching(/^[1-9][0-9]{0,14}$/), (tipo, numero) => {
        expect(leerCodigoEntidad(armarCodigoEntidad(tipo, numero))).toEqual({ tipo, numero });
      }),
    );
    for (const numero of Object.values(CODIGO_FIJO)) {
      expect(leerCodigoEntidad(armarCodigoEntidad(3105, numero))).toEqual({ tipo: 3105, numero });
    }
  });

  it.each([
    ['MATRICULA_COMERCIO-00012345', 'RCM-00012345'],
    [' nit-1020304050', 'NIT-1020304050'],
    ['per_vol-0002', 'PER_VOL-0002'],
    ['XYZ-123', 'XYZ-123'],
  ])('%j se guarda como %j', (codigo, guardado) => {
    expect(codigoGuardado(codigo)).toBe(guardado);
  });

  it.each([
    ['NIT-000000000', true],
    [' nit-000000001 ', true],
    ['NIT-000000001', true],
    ['NIT-000000002', false],
    ['NIT-00000000', false],
    ['GOB-000000000', false],
  ])('%s es especial: %s', (codigo, esperado) => {
    expect(esEntidadEspecial(codigo)).toBe(esperado);
  });

  it.each([
    ['NIT-1020304050', 3100, '1020304050'],
    ['NIT 1020304050', 3100, '1020304050'],
    ['nit: 1.020.304.050', 3100, '1020304050'],
    ['1 020 304 050', 3100, '1020304050'],
    ['01020304050', 3100, '1020304050'],
    ['\u202A1020304050\u202C', 3100, '1020304050'],
    ['１０２０３０４０５０', 3100, '1020304050'],
    ['000000000', 3100, '000000000'],
    ['NIT-000000001', 3100, '000000001'],
    ['12-A', 3100, '12-A'],
    ['00012345', 3103, '00012345'],
    ['RCM-00012345', 3103, '00012345'],
    ['Matrícula de comercio: 00.012.345', 3103, '00012345'],
    ['ab–12', 3103, 'AB-12'],
    ['GOB-77', 3101, '77'],
  ] as const)('%j, de tipo %i, es el número %s', (escrito, tipo, numero) => {
    expect(leerNumeroEmpleador(escrito, tipo)).toBe(numero);
    expect(leerNumeroEmpleador(numero, tipo)).toBe(numero);
    const codigo = armarCodigoEntidad(tipo, escrito);
    if (numero !== '12-A') expect(leerCodigoEntidad(codigo)).toEqual({ tipo, numero });
  });

  it('el mismo código, escrito como sea, es el mismo', () => {
    for (const escrito of ['NIT 1020304050', 'nit-1.020.304.050', 'NIT-01020304050', 'NIT: 1020304050\u200B'])
      expect(codigoGuardado(escrito)).toBe('NIT-1020304050');
  });
});
