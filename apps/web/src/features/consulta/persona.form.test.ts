import { describe, expect, test } from 'vitest';
import { aPersona, documentoDe, faltanDatos, nacimientoDe, revisarNacimiento, revisarNumero } from './persona.form.ts';

describe('persona.form.test.ts', () => {
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
    ['14/3/1985', true],
  ])('la fecha de nacimiento %j da %j', (nacimiento, resultado) => {
    expect(revisarNacimiento(nacimiento, true)).toEqual(resultado);
  });

  test('hacen falta el número y la fecha de nacimiento, el complemento no', () => {
    expect(faltanDatos({ numero: '1000100', complemento: '', nacimiento: '14/03/1985' })).toBe(false);
    expect(faltanDatos({ numero: ' ', complemento: '', nacimiento: '14/03/1985' })).toBe(true);
    expect(faltanDatos({ numero: '1000100', complemento: '1A', nacimiento: '' })).toBe(true);
  });

  test('sin fecha de nacimiento se certifica; una que no existe no pasa tampoco allí', () => {
    expect(revisarNacimiento('', false)).toBe(true);
    expect(revisarNacimiento('31/02/1985', false)).toEqual(expect.stringContaining('fecha'));
  });

  test('la fecha se escribe DD/MM/YYYY y se envía YYYY-MM-DD; el texto NULL no es un complemento', () => {
    expect(aPersona({ numero: ' 1000100 ', complemento: 'null', nacimiento: '14/03/1985' })).toEqual({
      ci: '1000100',
      complemento: '',
      fechaNacimiento: '1985-03-14',
    });
    expect(documentoDe({ numero: '1.000.009-1a', complemento: '', nacimiento: '' })).toEqual({
      numero: '1000009',
      complemento: '1A',
    });
    expect(nacimientoDe({ numero: '', complemento: '', nacimiento: '' })).toBeNull();
  });
});
