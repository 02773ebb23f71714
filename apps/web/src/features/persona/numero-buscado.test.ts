import { describe, expect, it } from 'vitest';
import { numeroEscrito, revisarNumero } from './numero-buscado.ts';

describe('numero-buscado.test.ts', () => {
  it('se busca por el número solo, y lo que no es uno se señala', () => {
    expect(numeroEscrito(' 01.000.009-1a ')).toBe('1000009');
    expect(['', '1.000.009-1A', '1'.repeat(15)].map(revisarNumero)).toEqual([true, true, true]);
    for (const malo of ['abc', '1'.repeat(16)])
      expect(revisarNumero(malo)).toBe('El número de documento no es válido.');
  });
});
