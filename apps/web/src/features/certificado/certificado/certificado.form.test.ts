import { describe, expect, test } from 'vitest';
import { aConsulta, revisarNacimiento, revisarNumero } from './certificado.form.ts';

describe('certificado.form.test.ts', () => {
  test.each([
    ['', 'Este Campo es requerido'],
    ['   ', 'Este Campo es requerido'],
    ['-12345', 'No pueden ser menores a 0'],
    ['1.000.100', true],
  ])('el número %j da %j', (numero, resultado) => {
    expect(revisarNumero(numero)).toBe(resultado);
  });

  test.each([
    ['', 'Este Campo es requerido'],
    ['31/02/1985', expect.stringContaining('fecha')],
    ['14/3/1985', true],
  ])('la fecha de nacimiento %j da %j', (nacimiento, resultado) => {
    expect(revisarNacimiento(nacimiento)).toEqual(resultado);
  });

  test('la fecha se envía YYYY-MM-DD, el complemento en mayúsculas, y el tipo es siempre CI', () => {
    expect(aConsulta({ numero: '1000009', complemento: '1a', nacimiento: '14/03/1985' })).toEqual({
      numero_documento: '1000009',
      complemento_documento: '1A',
      fecha_nacimiento: '1985-03-14',
      tipo_documento: 'CI',
    });
  });
});
