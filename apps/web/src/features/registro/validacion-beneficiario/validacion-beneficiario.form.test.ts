import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { TITULAR } from '../testing/titular-de-prueba.ts';
import { FORMULARIO_VACIO, marcaDe } from '../validacion-titular.form.ts';
import { toRequest, trasNoCoincidir } from './validacion-beneficiario.form.ts';

const SOL = {
  ...FORMULARIO_VACIO,
  numero_documento: '1000201',
  fecha_nacimiento: '01/06/2015',
  nombres: ' SOL ',
};

describe('validacion-beneficiario.form.test.ts', () => {
  it('envía la persona y el titular con la entidad; el parentesco se pregunta en el paso 3', () => {
    expect(toRequest(SOL, TITULAR)).toEqual({
      codigo_entidad: 'NIT-1020304050',
      data: [
        expect.objectContaining({
          tipo_documento: 'CI',
          numero_documento: '1000201',
          fecha_nacimiento: fecha('2015-06-01'),
          nombres: 'SOL',
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
