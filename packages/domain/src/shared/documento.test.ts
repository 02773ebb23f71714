import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CLASES_DOCUMENTO,
  claseDeTipoDoc,
  limpiarComplemento,
  separarDocumento,
  tipoDocDe,
  unirDocumento,
} from './documento.ts';

const numeros = fc.stringMatching(/^[1-9][0-9]{4,14}$/);
const complementos = fc.oneof(fc.constant(''), fc.stringMatching(/^[0-9A-Z]{1,2}$/));

describe('documento.test.ts', () => {
  it.each([
    ['1a', '1A'],
    [' 1A ', '1A'],
    ['NULL', ''],
    ['null', ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('limpiarComplemento(%j) es %j', (entrada, esperado) => {
    expect(limpiarComplemento(entrada)).toBe(esperado);
  });

  it.each([
    ['1000009', '1a', '1000009-1A'],
    ['1000009', '', '1000009'],
    ['1000009', 'NULL', '1000009'],
    ['1000009', null, '1000009'],
    [' 1000009 ', undefined, '1000009'],
  ])('%j y %j se unen en %j', (numero, complemento, esperado) => {
    expect(unirDocumento(numero, complemento)).toBe(esperado);
  });

  it.each([
    ['1000009-1A', { numero: '1000009', complemento: '1A' }],
    ['1000009-1a', { numero: '1000009', complemento: '1A' }],
    ['1000009', { numero: '1000009', complemento: '' }],
    ['1000009-', { numero: '1000009', complemento: '' }],
    ['1000009-NULL', { numero: '1000009', complemento: '' }],
    ['', { numero: '', complemento: '' }],
  ])('%j se separa en %j', (texto, esperado) => {
    expect(separarDocumento(texto)).toEqual(esperado);
  });

  it('separar deshace unir', () => {
    fc.assert(
      fc.property(numeros, complementos, (numero, complemento) => {
        expect(separarDocumento(unirDocumento(numero, complemento))).toEqual({ numero, complemento });
      }),
    );
  });

  it('las clases y sus números en el cable corresponden en los dos sentidos', () => {
    expect(tipoDocDe('CIN')).toBe(1);
    expect(tipoDocDe('CIE')).toBe(2);
    for (const { codigo, tipoDoc } of CLASES_DOCUMENTO) {
      expect(tipoDocDe(codigo)).toBe(tipoDoc);
      expect(claseDeTipoDoc(tipoDoc)).toBe(codigo);
    }
  });
});
