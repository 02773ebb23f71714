import { describe, expect, it } from 'vitest';
import {
  CODIGOS_TIPO_ASEGURADO,
  leerTipoAsegurado,
  nombreTipoAsegurado,
  reglaTipoAsegurado,
  rolAtiende,
  sugerirAfiliacion,
  TIPOS_ASEGURADO,
  tipoForzadoPorRol,
} from './tipo-asegurado.ts';

describe('tipo-asegurado.test.ts', () => {
  it.each([
    ['UNIVERSITARIO', 'SIST_UNIV_0003'],
    ['RENTISTA', 'SIST_RENT-0001'],
    ['SSLP', 'SIST_SSLP-0001'],
    ['VOLUNTARIO', 'PER_VOL-0002'],
    ['CONVENIO', 'SIST_CONV-0004'],
  ] as const)('%s fixes the employer code %s', (tipo, codigoFijo) => {
    expect(reglaTipoAsegurado(tipo)).toEqual({
      codigoFijo,
      tipoCodigo: 3105,
      etiqueta: 'NIT-SIS',
      tipoManualVisible: false,
    });
  });

  it.each([
    ['CAJA_WEB_SUS', 'VOLUNTARIO', true],
    ['CAJA_WEB_SUS', 'TRABAJADOR', false],
    ['CAJA_WEB_SUS', 'RENTISTA - SENASIR', false],
    ['CAJA_WEB_SUS', 'otro', false],
    ['OPE_AFILIACION', 'TRABAJADOR', true],
  ])('%s atiende %s: %s', (rol, tipo, atiende) => {
    expect(rolAtiende(rol, tipo)).toBe(atiende);
  });

  it('TRABAJADOR limpia el código y muestra el tipo manual', () => {
    expect(reglaTipoAsegurado('TRABAJADOR')).toEqual({
      codigoFijo: null,
      tipoCodigo: null,
      etiqueta: null,
      tipoManualVisible: true,
    });
  });

  it.each([
    ['RENTISTA - SENASIR', 'RENTISTA'],
    ['SEGURIDAD SOCIAL LARGO PLAZO (SSLP)', 'SSLP'],
    ['sslp', 'SSLP'],
    [' Trabajador ', 'TRABAJADOR'],
    ['JUBILADO', null],
    ['', null],
  ])('%j se lee como %s', (texto, esperado) => {
    expect(leerTipoAsegurado(texto)).toBe(esperado);
  });

  it('cada nombre en pantalla se lee como su tipo', () => {
    for (const { codigo } of TIPOS_ASEGURADO) expect(leerTipoAsegurado(nombreTipoAsegurado(codigo))).toBe(codigo);
  });

  it('los códigos cortos son los de la tabla, en su orden', () => {
    expect(CODIGOS_TIPO_ASEGURADO).toEqual([
      'VOLUNTARIO',
      'CONVENIO',
      'UNIVERSITARIO',
      'RENTISTA',
      'SSLP',
      'TRABAJADOR',
    ]);
  });

  it.each([
    ['CAJA_WEB_SUS', 'VOLUNTARIO'],
    ['OPE_AFILIACION', null],
  ])('el rol %s impone %s', (rol, esperado) => {
    expect(tipoForzadoPorRol(rol)).toBe(esperado);
  });

  it.each([
    [[{ nit: '1020304050' }], false, { tipo: 'TRABAJADOR', tipoCodigo: 3100, numero: '1020304050' }],
    [[{ nit: '1020304050' }], true, { tipo: 'TRABAJADOR', tipoCodigo: 3100, numero: '1020304050' }],
    [
      [{ nit: null, matriculaComercio: '00012345' }, { nit: ' 77 ' }],
      false,
      { tipo: 'TRABAJADOR', tipoCodigo: 3100, numero: '77' },
    ],
    [[{ nit: '', matriculaComercio: '00012345' }], false, { tipo: 'TRABAJADOR', tipoCodigo: 3103, numero: '00012345' }],
    [[], true, { tipo: 'RENTISTA', tipoCodigo: 3105, numero: 'SIST_RENT-0001' }],
    [[{}], false, null],
    [[], false, null],
  ])('planilla %j, rentista %s: propone %j', (ovt, esRentista, esperado) => {
    expect(sugerirAfiliacion({ ovt, esRentista })).toEqual(esperado);
  });
});
