import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { textosDe } from '../shared/problemas.ts';
import { revisarPaso1 } from './validacion-titular.ts';

const HOY = fecha('2026-04-15');
const REQUERIDO = 'Este campo es requerido.';

const PASO1 = {
  numero_documento: '1000009',
  complemento_documento: '1A',
  fecha_nacimiento: fecha('1985-03-14'),
  nombres: 'ANA',
};

describe('validacion-titular.test.ts', () => {
  it('el paso 1 sigue con sus campos requeridos', () => {
    expect(revisarPaso1(PASO1, HOY)).toEqual({});
  });

  it('el paso 1 pide número de documento, fecha de nacimiento y nombres, y nada más', () => {
    expect(textosDe(revisarPaso1({}, HOY))).toEqual({
      numero_documento: REQUERIDO,
      fecha_nacimiento: REQUERIDO,
      nombres: REQUERIDO,
    });
  });

  it('el paso 1 revisa cada campo', () => {
    const largo = 'A'.repeat(151);
    const problemas = revisarPaso1(
      {
        numero_documento: '1',
        complemento_documento: 'ABC',
        fecha_nacimiento: fecha('2026-04-16'),
        nombres: largo,
        primer_apellido: largo,
        segundo_apellido: largo,
      },
      HOY,
    );
    expect(textosDe(problemas)).toEqual({
      numero_documento: 'Mínimo 5 characters',
      complemento_documento: 'No puede tener más de 2 caracteres.',
      fecha_nacimiento: 'La fecha de nacimiento no puede ser posterior a hoy.',
      nombres: 'No puede tener más de 150 caracteres.',
      primer_apellido: 'No puede tener más de 150 caracteres.',
      segundo_apellido: 'No puede tener más de 150 caracteres.',
    });
  });
});
