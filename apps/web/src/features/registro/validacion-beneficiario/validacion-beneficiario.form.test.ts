import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { TITULAR } from '../testing/titular-de-prueba.ts';
import { marcaDe } from '../validacion-titular.form.ts';
import {
  FORMULARIO_VACIO,
  faltaLoPrincipal,
  revisarFormulario,
  toRequest,
  trasNoCoincidir,
} from './validacion-beneficiario.form.ts';

const HOY = fecha('2026-04-15');
const SOL = {
  ...FORMULARIO_VACIO,
  numero_documento: '1000201',
  fecha_nacimiento: '01/06/2015',
  nombres: ' SOL ',
  parentesco_titular: 'HIJA/HIJO',
};

describe('validacion-beneficiario.form.test.ts', () => {
  it('empieza con el tipo de documento CI y pide número, fecha de nacimiento, nombres y parentesco', () => {
    expect(FORMULARIO_VACIO.tipo_documento).toBe('CI');
    expect(revisarFormulario(FORMULARIO_VACIO, HOY)).toEqual({
      numero_documento: 'Completar Nro. de documento de Identdad',
      fecha_nacimiento: 'Este campo es requerido.',
      nombres: 'Este campo es requerido.',
      parentesco_titular: 'Completar parentezco',
    });
    expect(revisarFormulario(SOL, HOY)).toEqual({});
  });

  it.each([
    [{ fecha_nacimiento: '16/04/2026' }, { fecha_nacimiento: 'La fecha de nacimiento no puede ser posterior a hoy.' }],
    [{ fecha_nacimiento: '31/02/2015' }, { fecha_nacimiento: 'La fecha debe existir y tener el formato DD/MM/YYYY.' }],
    [{ numero_documento: '1234' }, { numero_documento: 'Mínimo 5 characters' }],
    [{ primer_apellido: 'A'.repeat(151) }, { primer_apellido: 'No puede tener más de 150 caracteres.' }],
  ])('con %j: %j', (cambios, problemas) => {
    expect(revisarFormulario({ ...SOL, ...cambios }, HOY)).toEqual(problemas);
  });

  it.each([
    [{ numero_documento: {} }, true],
    [{ fecha_nacimiento: {} }, true],
    [{ parentesco_titular: {} }, true],
    [{ nombres: {} }, false],
    [{}, false],
  ])('el mensaje sobre el formulario, con problemas en %j: %s', (problemas, esperado) => {
    expect(faltaLoPrincipal(problemas)).toBe(esperado);
  });

  it('envía la persona, el parentesco y el titular con la entidad', () => {
    expect(toRequest(SOL, TITULAR)).toEqual({
      codigo_entidad: 'NIT-1020304050',
      data: [
        expect.objectContaining({
          tipo_documento: 'CI',
          numero_documento: '1000201',
          fecha_nacimiento: fecha('2015-06-01'),
          nombres: 'SOL',
          parentesco_titular: 'HIJA/HIJO',
          tipo_documento_titular: 'CI',
          numero_documento_titular: '1000100-1A',
          fecha_nacimiento_titular: fecha('1985-03-14'),
        }),
      ],
    });
  });

  it('una discrepancia borra la fecha de nacimiento, y la equivocada queda marcada', () => {
    const { form, contraste } = trasNoCoincidir(SOL, { fecha_nacimiento_correcto: false, nombres_correcto: true });
    expect(form).toEqual({ ...SOL, fecha_nacimiento: '' });
    expect(marcaDe('fecha_nacimiento', form, contraste)).toBe('incorrecto');
    expect(marcaDe('nombres', form, contraste)).toBe('correcto');
  });

  it('una fecha de nacimiento que estaba bien se marca otra vez cuando se la vuelve a escribir', () => {
    const { form, contraste } = trasNoCoincidir(SOL, { fecha_nacimiento_correcto: true, nombres_correcto: false });
    expect(form.fecha_nacimiento).toBe('');
    expect(marcaDe('fecha_nacimiento', form, contraste)).toBeNull();
    expect(marcaDe('fecha_nacimiento', SOL, contraste)).toBe('correcto');
  });
});
