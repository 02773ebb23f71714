import { describe, expect, it } from 'vitest';
import { leerBuscado, MAX_BUSCADO, revisarBuscado, revisarNombreBuscado } from './busqueda.ts';

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
    ['1000009 1a', '1000009', '1A'],
    ['1000009\u00a01A', '1000009', '1A'],
    ['1000009/1a', '1000009', '1A'],
    ['1000009\u20131A', '1000009', '1A'],
    ['n° 1000001', '1000001', ''],
    ['CI 1000001\n', '1000001', ''],
    ['10000091A', '10000091A', ''],
    ['1000a001', '1000a001', ''],
    ['E-1000008', 'E-1000008', ''],
    ['1e6', '1e6', ''],
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

  it.each([
    ['1000009 1A', null],
    ['100', null],
    ['10000091A', 'El número solo admite dígitos; el complemento va tras un guion.'],
    ['1000a001', 'El número solo admite dígitos; el complemento va tras un guion.'],
    ['E-1000008', 'El número solo admite dígitos; el complemento va tras un guion.'],
    ['1e6', 'El número solo admite dígitos; el complemento va tras un guion.'],
    ['12 345 67', 'El número solo admite dígitos; el complemento va tras un guion.'],
    ['1000100 1000101', 'Son varios números de documento; escriba uno solo.'],
    ['1000100-1000101', 'Son varios números de documento; escriba uno solo.'],
    ['1 000 100 1 000 101', 'Son varios números de documento; escriba uno solo.'],
    ['1.000.100\n1.000.101\n', 'Son varios números de documento; escriba uno solo.'],
    ['1'.repeat(20), 'No puede tener más de 15 caracteres.'],
    ['1000009-1AB', 'No puede tener más de 2 caracteres.'],
    ['1000009-1#', 'El complemento solo admite letras y números.'],
    ['14/03/1985', 'No puede tener más de 2 caracteres.'],
    ['jo', 'Escriba al menos 3 letras del nombre.'],
  ])('de %j se dice: %s', (texto, esperado) => {
    const buscado = leerBuscado(texto);
    expect(buscado && revisarBuscado(buscado)?.texto).toBe(esperado ?? undefined);
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
