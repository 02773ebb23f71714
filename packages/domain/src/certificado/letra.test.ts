import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comoSeImprime, motivoSinLetra, sinLetra } from './letra.ts';

describe('letra.test.ts', () => {
  it.each([
    ['NUN\u0303O', 'NUÑO'],
    ['AVAN\u0303E\u0303', 'AVAÑẼ'],
    ['G\u0303UASU', 'G\u0303UASU'],
    ['ＡＮＡ', 'ANA'],
    ['Ａ\u0301NA', 'ÁNA'],
    ['\u1fcdANA', '\u0313\u0300ANA'],
    ['Ⅳ', 'IV'],
    ['A\u200bNA\nLUZ', 'ANA LUZ'],
    ['ꞋAMA‑PAZ O’HIGGINS “X” N.º 1', 'ꞋAMA‑PAZ O’HIGGINS “X” N.º 1'],
    ['АННА ΆΝΝΑ', 'АННА ΆΝΝΑ'],
  ])('%j se imprime %j, y cada signo tiene letra', (escrito, impreso) => {
    expect([comoSeImprime(escrito), sinLetra(escrito)]).toEqual([impreso, '']);
  });

  it.each([
    ['小明 WANG 小', '小明'],
    ['علي', 'علي'],
    ['ANA 🏥', '🏥'],
    ['गीता', 'गीता'],
  ])('de %j no se imprime %j', (escrito, falta) => {
    expect(sinLetra(escrito)).toBe(falta);
  });

  it('dice qué no puede escribir y de qué nombre, o nada', () => {
    expect(motivoSinLetra(['WANG', '小明 LI'])).toBe(
      'No se puede emitir el certificado: no tiene letra para «小明», de «小明 LI». Pida que ese nombre conste en letras latinas en su registro de origen.',
    );
    expect(motivoSinLetra(['WANG', 'ĨRŨ', ''])).toBeNull();
  });

  it('impreso una vez o dos es lo mismo, y lo compuesto igual que lo descompuesto', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (texto) => {
        const impreso = comoSeImprime(texto);
        expect(comoSeImprime(impreso)).toBe(impreso);
        expect(comoSeImprime(texto.normalize('NFD'))).toBe(impreso);
      }),
    );
  });
});
