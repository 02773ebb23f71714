import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { textosDe } from '../shared/problemas.ts';
import {
  AVISO_PASO1_BENEFICIARIO,
  revisarNumeroBeneficiario,
  revisarPaso1Beneficiario,
} from './validacion-beneficiario.ts';

const HOY = fecha('2026-04-15');
const REQUERIDO = 'Este campo es requerido.';

const PASO1 = {
  numero_documento: '1000201',
  fecha_nacimiento: fecha('2015-06-01'),
  parentesco_titular: 'HIJA/HIJO',
  fecha_inicio: HOY,
};

describe('validacion-beneficiario.test.ts', () => {
  it('el paso 1 del panel sigue con número, nacimiento, parentesco y fecha de afiliación', () => {
    expect(revisarPaso1Beneficiario(PASO1, HOY)).toEqual({});
    expect(textosDe(revisarPaso1Beneficiario({}, HOY))).toEqual({
      numero_documento: 'Completar Nro. de documento de Identdad',
      fecha_nacimiento: REQUERIDO,
      parentesco_titular: 'Completar parentezco',
      fecha_inicio: REQUERIDO,
    });
    expect(AVISO_PASO1_BENEFICIARIO).toContain('Grado de Parentesco');
  });

  it('el paso 1 revisa cada campo', () => {
    const datos = {
      numero_documento: '1234',
      complemento_documento: '1AB',
      fecha_nacimiento: fecha('2026-04-16'),
      parentesco_titular: ' ',
      fecha_inicio: fecha('2026-04-16'),
    };
    expect(textosDe(revisarPaso1Beneficiario(datos, HOY))).toEqual({
      numero_documento: 'Mínimo 5 characters',
      complemento_documento: 'No puede tener más de 2 caracteres.',
      fecha_nacimiento: 'La fecha de nacimiento no puede ser posterior a hoy.',
      parentesco_titular: 'Completar parentezco',
      fecha_inicio: 'La fecha de afiliación no puede ser posterior a hoy.',
    });
    expect(textosDe(revisarPaso1Beneficiario({ ...PASO1, fecha_inicio: fecha('2015-05-31') }, HOY))).toEqual({
      fecha_inicio: 'La fecha de afiliación no puede ser anterior a la fecha de nacimiento.',
    });
  });

  it.each([
    ['', 'Número de Documento Obligatorio.'],
    ['1234', 'Mínimo 5 characters'],
    ['-12345', 'No pueden ser menores a 0'],
    ['1000201', null],
  ])('mientras se escribe el número, %j: %s', (numero, esperado) => {
    expect(revisarNumeroBeneficiario(numero)?.texto ?? null).toBe(esperado);
  });
});
