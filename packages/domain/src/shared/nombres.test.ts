import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismoNombre, normalizarNombre } from './nombres.ts';

const letras = fc.string({ unit: fc.constantFrom(...'abcñÑáéíóúüÁÉÍÓÚÜ zZ') });

describe('nombres.test.ts', () => {
  it.each([
    ['José  María', 'JOSE MARIA'],
    ['  ana\t\u00a0lucía ', 'ANA LUCIA'],
    ['Peña', 'PENA'],
    ['Jose\u0301', 'JOSE'],
    ['GÜEMES', 'GUEMES'],
    ['', ''],
  ])('%j se compara como %j', (nombre, esperado) => {
    expect(normalizarNombre(nombre)).toBe(esperado);
  });

  it.each([
    ['Mamani Quispe', 'MAMANI   QUISPE', true],
    ['Pérez', 'PEREZ', true],
    ['Nuñez', 'NUNEZ', true],
    ['Ana María', 'María Ana', false],
    ['Ana', 'Anna', false],
    [null, '', true],
    [undefined, '  ', true],
    ['', null, true],
    ['Ana', null, false],
  ])('%j y %j son el mismo nombre: %s', (uno, otro, esperado) => {
    expect(mismoNombre(uno, otro)).toBe(esperado);
  });

  it('es estable, y no mira mayúsculas ni composición', () => {
    fc.assert(
      fc.property(letras, (nombre) => {
        const n = normalizarNombre(nombre);
        expect(normalizarNombre(n)).toBe(n);
        expect(normalizarNombre(nombre.toLowerCase())).toBe(n);
        expect(normalizarNombre(nombre.normalize('NFD'))).toBe(n);
      }),
    );
  });
});
