import { describe, expect, it } from 'vitest';
import { leerBuscado, MAX_BUSCADO, revisarNombreBuscado } from './busqueda.ts';

describe('busqueda.test.ts', () => {
  it.each([
    ['1000001', '1000001', ''],
    ['1.000.001', '1000001', ''],
    ['01000001', '1000001', ''],
    ['1 000 001', '1000001', ''],
    ['\t1000001\u00a0\n', '1000001', ''],
    ['1000009-1a', '1000009', '1A'],
    ['1.000.009 - 1A', '1000009', '1A'],
    ['1000009-', '1000009', ''],
    ['100', '100', ''],
    ['1000a001', '1000001', ''],
    ['1000009-1#', '1000009', ''],
    ['n° 1000001', '1000001', ''],
  ])('%j es el número %s y el complemento «%s»', (texto, numero, complemento) => {
    expect(leerBuscado(texto)).toEqual({ numero, complemento });
  });

  it.each([
    ['quispe', 'quispe'],
    ['  Ñáñez   José ', 'Ñáñez José'],
    ['quispe 1000001', 'quispe 1000001'],
    ['-quispe', '-quispe'],
    ['1000001 quispe', '1000001 quispe'],
    ['x'.repeat(MAX_BUSCADO + 1), 'x'.repeat(MAX_BUSCADO)],
  ])('%j es el nombre «%s»', (texto, nombre) => {
    expect(leerBuscado(texto)).toEqual({ nombre });
  });

  it.each(['', '   ', '\t'])('%j no busca nada', (texto) => {
    expect(leerBuscado(texto)).toBeNull();
  });

  it.each([
    ['ana', true],
    ['Ñuñ', true],
    ['jo ana', true],
    ['jo', false],
    ['a b c d', false],
    ["d'o", false],
    ['%%%', false],
    ['', false],
  ])('«%s» alcanza para buscar: %s', (nombre, alcanza) => {
    expect(revisarNombreBuscado(nombre)?.texto ?? null).toBe(alcanza ? null : 'Escriba al menos 3 letras del nombre.');
  });
});
