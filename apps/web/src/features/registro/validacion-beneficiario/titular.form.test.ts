import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { aPedidoTitular, huellaDeTitular, leerDireccion, revisarTitular, TITULAR_VACIO } from './titular.form.ts';

const HOY = fecha('2026-04-15');
const TITULAR = {
  numero_documento_titular: '1000100',
  complemento_documento_titular: '',
  fecha_nacimiento_titular: '14/03/1985',
};

describe('titular.form.test.ts', () => {
  it('toma el titular que el panel de beneficiarios entrega', () => {
    expect(leerDireccion('?titular=1000009-1a&nacimiento=1985-03-14&entidad=SIST_RENT-0001')).toEqual({
      form: {
        numero_documento_titular: '1000009',
        complemento_documento_titular: '1A',
        fecha_nacimiento_titular: '14/03/1985',
      },
      codigoEntidad: 'SIST_RENT-0001',
    });
  });

  it.each(['', '?titular=', '?titular=abc', '?nacimiento=1985-03-14', '?titular=<b>12345</b>'])(
    'la dirección %j no nombra a ningún titular',
    (direccion) => {
      expect(leerDireccion(direccion)).toBeNull();
    },
  );

  it('deja por escribir lo que en la dirección no tiene sentido', () => {
    expect(leerDireccion('?titular=1000009-1AB&nacimiento=1985-02-30')).toEqual({
      form: { numero_documento_titular: '1000009', complemento_documento_titular: '', fecha_nacimiento_titular: '' },
      codigoEntidad: '',
    });
  });

  it('pide número y fecha de nacimiento', () => {
    expect(revisarTitular(TITULAR, HOY)).toEqual({});
    expect(revisarTitular(TITULAR_VACIO, HOY)).toEqual({
      numero_documento_titular: 'Este campo es requerido.',
      fecha_nacimiento_titular: 'Este campo es requerido.',
    });
    expect(revisarTitular({ ...TITULAR, fecha_nacimiento_titular: '31/02/1985' }, HOY)).toEqual({
      fecha_nacimiento_titular: 'La fecha debe existir y tener el formato DD/MM/YYYY.',
    });
  });

  it('envía el complemento con el número y la fecha como YYYY-MM-DD', () => {
    expect(aPedidoTitular({ ...TITULAR, complemento_documento_titular: '1a' })).toEqual({
      tipo_documento_titular: 'CI',
      numero_documento_titular: '1000100-1A',
      fecha_nacimiento_titular: fecha('1985-03-14'),
    });
  });

  it('el mismo titular es la misma pregunta, se lo escriba como se lo escriba', () => {
    expect(huellaDeTitular({ ...TITULAR, numero_documento_titular: ' 1000100 ' })).toBe(huellaDeTitular(TITULAR));
    expect(huellaDeTitular({ ...TITULAR, fecha_nacimiento_titular: '15/03/1985' })).not.toBe(huellaDeTitular(TITULAR));
  });
});
