import { describe, expect, test } from 'vitest';
import { aConsulta, faltanDatos, revisarNacimiento, revisarNumero } from './estado-asegurado.form.ts';

describe('estado-asegurado.form.test.ts', () => {
  test.each([
    ['', 'Obligatorio.'],
    ['1234', 'Mínimo 5 characters'],
    ['-12345', 'No pueden ser menores a 0'],
    ['1000100', true],
  ])('el número %j da %j', (numero, resultado) => {
    expect(revisarNumero(numero)).toBe(resultado);
  });

  test.each([
    ['', 'Obligatorio.'],
    ['29/02/2023', expect.stringContaining('fecha')],
    ['14/03/198', expect.stringContaining('fecha')],
    ['14/03/1985', true],
    ['14/3/85', true],
  ])('la fecha de nacimiento %j da %j', (nacimiento, resultado) => {
    expect(revisarNacimiento(nacimiento)).toEqual(resultado);
  });

  test('hacen falta el número y la fecha de nacimiento, el complemento no', () => {
    expect(faltanDatos({ numero: '1000100', complemento: '', nacimiento: '14/03/1985' })).toBe(false);
    expect(faltanDatos({ numero: ' ', complemento: '', nacimiento: '14/03/1985' })).toBe(true);
    expect(faltanDatos({ numero: '1000100', complemento: '1A', nacimiento: '' })).toBe(true);
  });

  test('la fecha se escribe DD/MM/YYYY y se envía YYYY-MM-DD; el texto NULL no es un complemento', () => {
    expect(aConsulta({ numero: ' 1000100 ', complemento: 'null', nacimiento: '14/03/1985' })).toEqual({
      numero_documento: '1000100',
      complemento_documento: '',
      fecha_nacimiento: '1985-03-14',
    });
  });
});
