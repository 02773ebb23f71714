import { describe, expect, it } from 'vitest';
import { revisarDefuncion } from './fallecido.ts';

const LIMITES = { hoy: '2026-10-14', nacimiento: '1952-03-14', afiliacion: '1980-01-02' };
const CERTIFICADO = { numero_certificado_defuncion: '77-A', certificado_defuncion: 'JVBERi0=' };

describe('fallecido.test.ts', () => {
  it.each([
    ['2026-10-14', undefined],
    ['1980-01-02', undefined],
    ['2026-10-15', 'La fecha de defunción no puede ser posterior a hoy.'],
    ['1980-01-01', 'La fecha de defunción no puede ser anterior a la fecha de afiliación (02/01/1980).'],
    ['1952-03-13', 'La fecha de defunción no puede ser anterior a la fecha de nacimiento.'],
    ['2026-02-30', 'La fecha no es válida.'],
    ['', 'Este campo es requerido.'],
    [null, 'Este campo es requerido.'],
  ])('fecha de defunción %s → %s', (fecha_defuncion, esperado) => {
    expect(revisarDefuncion({ ...CERTIFICADO, fecha_defuncion }, LIMITES).fecha_defuncion).toBe(esperado);
  });

  it('pide los tres datos, y con los tres no pide nada', () => {
    expect(revisarDefuncion({}, LIMITES)).toEqual({
      fecha_defuncion: 'Este campo es requerido.',
      numero_certificado_defuncion: 'Este campo es requerido.',
      certificado_defuncion: 'Debe subir el certificado de defunción',
    });
    expect(revisarDefuncion({ ...CERTIFICADO, fecha_defuncion: '2026-10-01' }, LIMITES)).toEqual({});
  });
});
