import { describe, expect, it } from 'vitest';
import { revisarDefuncion, revisarFechaDefuncion, revisarNombresDeclarados } from './fallecido.ts';

const LIMITES = { hoy: '2026-10-14', nacimiento: '1952-03-14', afiliacion: '1980-01-02' };

describe('fallecido.test.ts', () => {
  it.each([
    ['2026-10-14', null],
    ['1980-01-02', null],
    ['2026-10-15', 'La fecha de defunción no puede ser posterior a hoy.'],
    ['1980-01-01', 'La fecha de defunción no puede ser anterior a la fecha de afiliación.'],
    ['1952-03-13', 'La fecha de defunción no puede ser anterior a la fecha de nacimiento.'],
    ['2026-02-30', 'La fecha no es válida.'],
    ['', 'Este campo es requerido.'],
    [null, 'Este campo es requerido.'],
  ])('fecha de defunción %s → %s', (fecha, esperado) => {
    expect(revisarFechaDefuncion(fecha, LIMITES)).toBe(esperado);
  });

  it('sin nacimiento ni afiliación conocidos solo la compara con hoy', () => {
    expect(revisarFechaDefuncion('1900-01-01', { hoy: '2026-10-14' })).toBeNull();
  });

  it('pide los tres datos de la defunción', () => {
    expect(revisarDefuncion({}, LIMITES)).toEqual({
      fecha_defuncion: 'Este campo es requerido.',
      numero_certificado_defuncion: 'Este campo es requerido.',
      certificado_defuncion: 'Debe subir el certificado de defunción',
    });
    const completos = {
      fecha_defuncion: '2026-10-01',
      numero_certificado_defuncion: '77',
      certificado_defuncion: 'JV',
    };
    expect(revisarDefuncion(completos, LIMITES)).toEqual({});
  });

  it('los nombres declarados: el nombre es obligatorio, los apellidos no', () => {
    expect(revisarNombresDeclarados({ nombres: ' ' })).toEqual({ nombres: 'Este campo es requerido.' });
    expect(revisarNombresDeclarados({ nombres: 'ANA' })).toEqual({});
    expect(revisarNombresDeclarados({ nombres: 'ANA', segundo_apellido: 'X'.repeat(151) })).toEqual({
      segundo_apellido: 'No puede tener más de 150 caracteres.',
    });
  });
});
