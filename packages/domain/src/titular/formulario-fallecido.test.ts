import { describe, expect, it } from 'vitest';
import { AVISO_SIN_CERTIFICADO, revisarFallecido } from './formulario-fallecido.ts';

const CONTEXTO = { hoy: '2026-04-15', nacimiento: '1985-03-14', sinIdentidad: false };

describe('formulario-fallecido.test.ts', () => {
  it.each([
    ['', null],
    [null, null],
    ['2026-04-15', null],
    ['1985-03-14', null],
    ['2026-04-16', 'La fecha de defunción no puede ser posterior a hoy.'],
    ['1985-03-13', 'La fecha de defunción no puede ser anterior a la fecha de nacimiento.'],
    ['15/04/2026', 'La fecha no es válida.'],
  ])('date of death %j: %s', (fecha_defuncion, esperado) => {
    const problemas = revisarFallecido({ fecha_defuncion }, CONTEXTO);
    expect(problemas).toEqual(esperado === null ? {} : { fecha_defuncion: esperado });
  });

  it('without identity data the first names are required, and surnames have their length', () => {
    const sinIdentidad = { ...CONTEXTO, sinIdentidad: true };
    expect(revisarFallecido({}, sinIdentidad)).toEqual({ nombres: 'Este campo es requerido.' });
    expect(revisarFallecido({ nombres: 'ANA', primer_apellido: 'A'.repeat(151) }, sinIdentidad)).toEqual({
      primer_apellido: 'No puede tener más de 150 caracteres.',
    });
    expect(revisarFallecido({}, CONTEXTO)).toEqual({});
  });

  it('the notice about the certificate is that of the specification', () => {
    expect(AVISO_SIN_CERTIFICADO).toBe('Debe subir el certificado de defunción');
  });
});
