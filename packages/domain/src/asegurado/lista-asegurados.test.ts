import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import {
  claveDeOrden,
  ladoDeLista,
  ordenAlReves,
  revisarOrden,
  revisarOrdenDeLista,
  revisarPorEdad,
} from './lista-asegurados.ts';

const [ANTES, DESPUES] = [fecha('2026-01-31'), fecha('2026-02-01')];

describe('lista-asegurados.test.ts', () => {
  it('la fecha fin no puede ser anterior a la de inicio; iguales, o una sola, sí', () => {
    expect(revisarOrden(DESPUES, ANTES)?.texto).toBe('La Fecha Fin no puede ser anterior a la Fecha Inicio.');
    expect(revisarOrden(ANTES, DESPUES)).toBeNull();
    expect(revisarOrden(ANTES, ANTES)).toBeNull();
    expect(revisarOrden(DESPUES, null)).toBeNull();
    expect(revisarOrden(null, ANTES)).toBeNull();
  });

  it.each([
    [[], null],
    [['BENEFICIARIO'], 'BENEFICIARIO'],
    [['BENEFICIARIO', 'TITULAR'], 'TITULAR'],
  ])('quien tiene %j está en la lista del lado %s', (tipos, lado) => {
    expect(ladoDeLista(tipos)).toBe(lado);
  });

  it.each([
    ['NOMBRE', 'NOMBRE', 'NOMBRE_DESC'],
    ['NOMBRE_DESC', 'NOMBRE', 'NOMBRE'],
    ['AFILIACION_DESC', 'AFILIACION', 'AFILIACION'],
    ['DOCUMENTO_TITULAR', null, null],
    ['REGISTRO', null, null],
    ['VENCIMIENTO', null, null],
  ] as const)('el orden %s es por la clave %s; al revés, %s', (orden, clave, alReves) => {
    expect([claveDeOrden(orden)?.clave ?? null, ordenAlReves(orden)]).toEqual([clave, alReves]);
  });

  it.each([
    ['REGISTRO', [], true],
    ['REGISTRO', ['ACTIVO'], true],
    ['VENCIMIENTO', ['CESANTIA'], true],
    ['VENCIMIENTO', ['AMPLIACIÓN'], true],
    ['VENCIMIENTO', ['CESANTIA', 'AMPLIACIÓN'], true],
    ['VENCIMIENTO', [], false],
    ['VENCIMIENTO', ['ACTIVO'], false],
    ['VENCIMIENTO', ['CESANTIA', 'ACTIVO'], false],
  ] as const)('por %s entre %j se ordena: %s', (orden, estados, puede) => {
    const texto = 'Se ordena por esta fecha cuando se busca por CESANTIA o AMPLIACIÓN.';
    expect(revisarOrdenDeLista(orden, estados, false)?.texto ?? null).toBe(puede ? null : texto);
    expect(revisarOrdenDeLista(orden, estados, true)).toBeNull();
  });

  it('por edad se busca solo a beneficiarios', () => {
    expect(revisarPorEdad(30, 'TITULAR')?.texto).toContain('en la lista de beneficiarios');
    expect([revisarPorEdad(30, 'BENEFICIARIO'), revisarPorEdad(null, 'TITULAR')]).toEqual([null, null]);
  });
});
