import { describe, expect, it } from 'vitest';
import { leerSalario, mostrarSalario, revisarSalario } from './salario.ts';

describe('salario.test.ts', () => {
  it.each([
    ['', null, true],
    ['0', 0, true],
    ['3500', 3500, true],
    ['3500,50', 3500.5, true],
    ['3500.5', 3500.5, true],
    [' 3500,5 ', 3500.5, true],
    ['-1', null, false],
    ['1.234,50', null, 'MILES'],
    ['2.500', null, 'MILES'],
    ['2 500', null, 'MILES'],
    ['12,345.50', null, 'MILES'],
    ['3500.555', null, false],
    ['1e5', null, false],
    ['999999999', null, false],
  ])('el salario %j es %j, se acepta: %s', (texto, monto, aceptado) => {
    expect(leerSalario(texto)).toBe(monto);
    expect(revisarSalario(texto)?.texto ?? null).toBe(
      {
        true: null,
        false: 'El salario debe ser un número mayor o igual a 0.',
        MILES: 'Escriba el salario sin separar los miles: 2500 o 2500,50.',
      }[String(aceptado)],
    );
  });

  it('no se pide', () => {
    expect([undefined, null, ' '].map(revisarSalario)).toEqual([null, null, null]);
  });

  it.each([
    [3850.5, '3850,50'],
    [0, '0,00'],
    [99_999_999, '99999999,00'],
  ])('%d se muestra %s, y se lee igual', (monto, texto) => {
    expect(mostrarSalario(monto)).toBe(texto);
    expect(leerSalario(texto)).toBe(monto);
  });
});
