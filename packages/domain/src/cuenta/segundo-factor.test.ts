import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BYTES_DE_CODIGO, escribirCodigo, leerCodigo } from './segundo-factor.ts';

describe('segundo-factor.test.ts', () => {
  it.each([
    ['287082', { clase: 'totp', codigo: '287082' }],
    [' 287 082 ', { clase: 'totp', codigo: '287082' }],
    ['２８７０８２', { clase: 'totp', codigo: '287082' }],
    ['7kq3-9xmz-04ab', { clase: 'recuperacion', codigo: '7KQ39XMZ04AB' }],
    ['7KQ3 9XMZ – O4AB', { clase: 'recuperacion', codigo: '7KQ39XMZ04AB' }],
    ['iL11-9XMZ-04AB', { clase: 'recuperacion', codigo: '11119XMZ04AB' }],
    ['123456123456', { clase: 'recuperacion', codigo: '123456123456' }],
    ['', null],
    ['28708', null],
    ['2870822', null],
    ['28708A', null],
    ['7KQ3-9XMZ-04AU', null],
    ['7KQ3-9XMZ-04A', null],
  ])('%j se lee como %j', (dicho, esperado) => {
    expect(leerCodigo(dicho)).toEqual(esperado);
  });

  it('un código impreso se lee de vuelta, como sea que se escriba', () => {
    const azar = fc.uint8Array({ minLength: BYTES_DE_CODIGO, maxLength: BYTES_DE_CODIGO });
    fc.assert(
      fc.property(azar, (bytes) => {
        const impreso = escribirCodigo(bytes);
        expect(impreso).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
        const leido = { clase: 'recuperacion', codigo: impreso.replaceAll('-', '') };
        expect(leerCodigo(impreso)).toEqual(leido);
        expect(leerCodigo(impreso.toLowerCase().replaceAll('-', ' '))).toEqual(leido);
      }),
    );
  });

  it('cada letra de un código sale igual de seguido', () => {
    const letras = Array.from({ length: 256 }, (_, i) => escribirCodigo(new Uint8Array(BYTES_DE_CODIGO).fill(i))[0]);
    const cuantas = new Map<string, number>();
    for (const letra of letras) cuantas.set(String(letra), (cuantas.get(String(letra)) ?? 0) + 1);
    expect([...cuantas.values()]).toEqual(Array.from({ length: 32 }, () => 8));
  });
});
