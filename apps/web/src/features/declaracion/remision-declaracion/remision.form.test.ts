import { SIN_CONTAR } from '@sgpa/domain/declaracion/conteos';
import { describe, expect, it } from 'vitest';
import { conteoEscrito, leerConteo, PANEL_NUEVO, revisar, toForm, toRequest } from './remision.form.ts';

const DIA = { gestion: 2026, periodo: 11, dia: 22 };
const PANEL = { ...PANEL_NUEVO, departamento: 'LP' };

describe('remision.form.test.ts', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['0012', 12],
    ['1.234', 1234],
    [' 12 345 ', 12_345],
    ['abc', 0],
  ])('«%s» es %i', (escrito, leido) => {
    expect([leerConteo(escrito), conteoEscrito(escrito)]).toEqual([leido, String(leido)]);
  });

  it('una nueva comienza en cero y sin departamentos', () => {
    expect(toRequest(toForm(null), DIA, null)).toEqual({
      idPoblacionDeclarada: null,
      ...DIA,
      ...SIN_CONTAR,
      poblacionDepartamento: [],
    });
  });

  it('lo quitado se envía marcado, y lo que nunca tuvo departamento no se envía', () => {
    const form = {
      ...toForm(null),
      paneles: [
        { ...PANEL, regional: ' el  alto ', eliminado: true },
        { ...PANEL_NUEVO, eliminado: true },
      ],
    };
    expect(toRequest(form, DIA, 7)).toMatchObject({
      idPoblacionDeclarada: 7,
      poblacionDepartamento: [{ departamento: 'LP', regional: 'EL ALTO', eliminado: true }],
    });
    expect(toRequest(form, DIA, 7).poblacionDepartamento).toHaveLength(1);
  });

  it('lo escrito se revisa con las reglas del dominio', () => {
    const form = { ...toForm(null), titularesValidos: '1.000', paneles: [{ ...PANEL, titularesValidos: '999' }] };
    expect(revisar(form)).toContain('validada');
    expect(revisar({ ...form, paneles: [{ ...PANEL, beneficiariosValidados: '1000' }] })).toBeNull();
    expect(revisar({ ...form, paneles: [{ ...PANEL, titularesValidos: '999', eliminado: true }] })).toBeNull();
  });
});
