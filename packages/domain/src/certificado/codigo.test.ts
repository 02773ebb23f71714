import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BYTES_DE_CODIGO, codigoDesde, leerCodigo, reparoDeCodigo } from './codigo.ts';

const azar = fc.uint8Array({ minLength: BYTES_DE_CODIGO, maxLength: BYTES_DE_CODIGO });

describe('codigo.test.ts', () => {
  it('tiene veinte signos en cuatro grupos, y se lee como se lo teclee', () => {
    fc.assert(
      fc.property(azar, (bytes) => {
        const codigo = codigoDesde(bytes);
        expect(codigo).toMatch(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);
        for (const escrito of [
          codigo,
          codigo.toLowerCase(),
          codigo.replaceAll('-', ''),
          ` ${codigo.replaceAll('-', ' ')} `,
          codigo.replaceAll('-', '–'),
        ])
          expect([leerCodigo(escrito), reparoDeCodigo(escrito)]).toEqual([codigo, null]);
        expect(leerCodigo(codigo.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(codigo);
      }),
    );
  });

  it('cada signo lleva cinco bits: ningún byte distinto en ellos da el mismo código', () => {
    const base = new Uint8Array(BYTES_DE_CODIGO);
    for (let lugar = 0; lugar < BYTES_DE_CODIGO; lugar += 1) {
      const codigos = Array.from({ length: 32 }, (_, valor) => codigoDesde(base.with(lugar, valor)));
      expect(new Set(codigos).size).toBe(32);
    }
  });

  const CUANTOS = 'son 20 signos, letras y cifras, y aquí hay';
  it.each([
    ['', `${CUANTOS} 0.`],
    ['AAAA-BBBB', `${CUANTOS} 8.`],
    ['00000-00000-00000-0000', `${CUANTOS} 19.`],
    ['00000-00000-00000-000000', `${CUANTOS} 21.`],
    ['UUUUU-UUUUU-UUUUU-UUUUU', 'el signo «U» no está en ninguno.'],
    ['../../../../etc/passwd', `${CUANTOS} 22.`],
    ['00000-00000-00000-0000😀', 'el signo «😀» no está en ninguno.'],
    ['00000-00000-00000-0000\u0000', 'el signo «\u0000» no está en ninguno.'],
  ])('«%s» no es ninguno, y se dice por qué', (texto, reparo) => {
    expect(leerCodigo(texto)).toBeNull();
    expect(reparoDeCodigo(texto)).toBe(`Revise el código: ${reparo}`);
  });

  it('con menos azar no hay código', () => {
    expect(() => codigoDesde(new Uint8Array(BYTES_DE_CODIGO - 1))).toThrow(RangeError);
  });
});
