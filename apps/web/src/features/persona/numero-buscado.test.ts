import { describe, expect, it } from 'vitest';
import { numeroEscrito, revisarNumero } from './numero-buscado.ts';

describe('numero-buscado.test.ts', () => {
  it('se busca por el número y el complemento que se escribió, y lo que no es uno se señala', () => {
    expect(numeroEscrito(' 01.000.009-1a ')).toBe('1000009-1A');
    expect(['', '1.000.009-1A', '1'.repeat(15)].map(revisarNumero)).toEqual([true, true, true]);
    expect(revisarNumero('abc')).toBe('El número solo admite dígitos; el complemento va tras un guion.');
    expect(revisarNumero('1'.repeat(16))).toBe('No puede tener más de 15 caracteres.');
  });
});
