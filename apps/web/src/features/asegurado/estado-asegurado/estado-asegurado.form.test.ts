import { describe, expect, test } from 'vitest';
import { aConsulta, faltanDatos, revisarNacimiento, revisarNumero } from './estado-asegurado.form.ts';

describe('estado-asegurado.form.test.ts', () => {
  test.each([
    ['', 'Obligatorio.'],
    ['1234', 'Mínimo 5 characters'],
    ['-12345', 'No pueden ser menores a 0'],
    ['1000100', true],
  ])('the number %j gives %j', (numero, resultado) => {
    expect(revisarNumero(numero)).toBe(resultado);
  });

  test.each([
    ['', 'Obligatorio.'],
    ['29/02/2023', expect.stringContaining('fecha')],
    ['14/03/85', expect.stringContaining('fecha')],
    ['14/03/1985', true],
  ])('the birth date %j gives %j', (nacimiento, resultado) => {
    expect(revisarNacimiento(nacimiento)).toEqual(resultado);
  });

  test('number and birth date are needed, the complement is not', () => {
    expect(faltanDatos({ numero: '1000100', complemento: '', nacimiento: '14/03/1985' })).toBe(false);
    expect(faltanDatos({ numero: ' ', complemento: '', nacimiento: '14/03/1985' })).toBe(true);
    expect(faltanDatos({ numero: '1000100', complemento: '1A', nacimiento: '' })).toBe(true);
  });

  test('the date is typed DD/MM/YYYY and sent YYYY-MM-DD; the text NULL is no complement', () => {
    expect(aConsulta({ numero: ' 1000100 ', complemento: 'null', nacimiento: '14/03/1985' })).toEqual({
      numero_documento: '1000100',
      complemento_documento: '',
      fecha_nacimiento: '1985-03-14',
    });
  });
});
