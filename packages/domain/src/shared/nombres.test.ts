import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apellidosYNombre, limpiarNombre, mismoNombre, normalizarNombre } from './nombres.ts';

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
    ['ANA\r\nBCC: eva@correo.example\r\n\r\nABRA', 'ANA BCC: eva@correo.example ABRA'],
    ['ANA\u2028LUZ\u2029', 'ANA LUZ'],
    ['A\u202eNA\u202c', 'ANA'],
    ['A\u200bN\u200dA\ufeff\u2060\u00ad', 'ANA'],
    ['ANA\u0000\u0007\u001b[31m\u0085LUZ', 'ANA[31m LUZ'],
    ['\u3164\u2800\u115f', ''],
    ['ANA\ufe0f \u{e0041}LUZ', 'ANA LUZ'],
    [' MARÍA DE  LOS\u00a0ÁNGELES ', 'MARÍA DE LOS ÁNGELES'],
    ["O'HIGGINS-ÑUÑEZ", "O'HIGGINS-ÑUÑEZ"],
  ])('%j se guarda como %j', (escrito, esperado) => {
    expect(limpiarNombre(escrito)).toBe(esperado);
  });

  it('de quien sea, primero los apellidos, en mayúsculas y sin huecos', () => {
    const nombrar = (primer_apellido: string, segundo_apellido: string) =>
      apellidosYNombre({ nombres: 'Jorge Luis', primer_apellido, segundo_apellido });
    expect(nombrar('Gutiérrez', 'Marca')).toBe('GUTIÉRREZ MARCA JORGE LUIS');
    expect(nombrar(' ', 'Ñandú')).toBe('ÑANDÚ JORGE LUIS');
  });

  it.each([
    ['Mamani Quispe', 'MAMANI   QUISPE', true],
    ['Pérez', 'PEREZ', true],
    ['Nuñez', 'NUNEZ', true],
    ['Ana\u200b', 'ANA', true],
    ['Ana María', 'María Ana', false],
    ['Ana', 'Anna', false],
    [null, '', true],
    [undefined, '  ', true],
    ['', null, true],
    ['Ana', null, false],
    ["O'CONNOR", 'O’Connor', true],
    ["O'CONNOR", 'O´CONNOR', true],
    ["O'CONNOR", 'OʼCONNOR', true],
    ["O'CONNOR", 'OCONNOR', true],
    ['PAZ-SOLDÁN', 'Paz–Soldan', true],
    ['ARCE VDA. DE KUNO', 'ARCE VDA DE KUNO', true],
    ['DE LA BARRA', 'delabarra', true],
    ['ＡＮＡ', 'ANA', true],
    ['ŁUKASZ SØREN ĐURO ÆBELØ STRAẞE', 'Lukasz Soren Duro Aebelo Strasse', true],
    ['小明', '小红', false],
    ['АННА', 'ANNA', false],
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
