import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BYTES_DE_CODIGO, codigoDesde, leerCodigo } from './codigo.ts';

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
        ])
          expect(leerCodigo(escrito)).toBe(codigo);
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

  it.each([
    '',
    '0000',
    '00000-00000-00000-0000',
    '00000-00000-00000-000000',
    'UUUUU-UUUUU-UUUUU-UUUUU',
    '../../../../etc/passwd',
    '00000-00000-00000-0000\u0000',
  ])('«%s» no es ninguno', (texto) => {
    expect(leerCodigo(texto)).toBeNull();
  });

  it('con menos azar no hay código', () => {
    expect(() => codigoDesde(new Uint8Array(BYTES_DE_CODIGO - 1))).toThrow(RangeError);
  });
});
