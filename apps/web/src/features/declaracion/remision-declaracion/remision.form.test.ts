import { SIN_CONTAR } from '@sgpa/domain/declaracion/conteos';
import { describe, expect, it } from 'vitest';
import { conFaltas, conteoEscrito, leerConteo, PANEL_NUEVO, revisar, toForm, toRequest } from './remision.form.ts';

const CIERRE = '2026-10-31';
const DIA = { gestion: 2026, periodo: 10, dia: 31 };
const PANEL = { ...PANEL_NUEVO, departamento: 'LP' };

describe('remision.form.test.ts', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['0012', 12],
    ['1.234', 1234],
    [' 12 345 ', 12_345],
    ['1.234.567', 1_234_567],
  ])('«%s» es %i', (escrito, leido) => {
    expect([leerConteo(escrito), conteoEscrito(escrito)]).toEqual([leido, String(leido)]);
  });

  it.each(['12,5', '1,234', '1.5', '1.2345', '-5', 'abc', '1e3'])(
    '«%s» no se lee como otro número: queda escrito, y se dice en su campo',
    (escrito) => {
      expect([leerConteo(escrito), conteoEscrito(escrito)]).toEqual([Number.NaN, escrito]);
      const falta = { message: 'Debe ser un número entero, sin decimales ni signos.' };
      const general = { ...toForm(null, CIERRE), recienNacidos: escrito };
      expect(conFaltas(general, [CIERRE]).errors).toMatchObject({ recienNacidos: falta });
      const enPanel = { ...toForm(null, CIERRE), paneles: [PANEL, { ...PANEL, titularesValidos: escrito }] };
      expect(conFaltas(enPanel, [CIERRE]).errors).toMatchObject({ paneles: [undefined, { titularesValidos: falta }] });
      const quitado = { ...toForm(null, CIERRE), paneles: [{ ...PANEL, titularesValidos: escrito, eliminado: true }] };
      expect(conFaltas(quitado, [CIERRE])).toEqual({ values: quitado, errors: {} });
      expect(toRequest(quitado, 7).poblacionDepartamento[0]?.titularesValidos).toBe(0);
    },
  );

  it('más gente que la del país, y un panel sin departamento, se dicen antes de enviar', () => {
    const form = { ...toForm(null, CIERRE), titularesValidos: '20.000.001', paneles: [PANEL_NUEVO] };
    expect(conFaltas(form, [CIERRE]).errors).toMatchObject({
      titularesValidos: { message: 'El número es demasiado grande.' },
      paneles: [{ departamento: { message: 'Este campo es requerido.' } }],
    });
    expect(conFaltas({ ...form, titularesValidos: '20.000.000', paneles: [PANEL] }, [CIERRE]).errors).toEqual({});
  });

  it('una nueva comienza en cero y sin departamentos', () => {
    expect(toRequest(toForm(null, CIERRE), null)).toEqual({
      idPoblacionDeclarada: null,
      ...DIA,
      ...SIN_CONTAR,
      poblacionDepartamento: [],
    });
  });

  it('un cierre que ya no se ofrece no se envía', () => {
    expect(conFaltas(toForm(null, '2026-08-31'), [CIERRE]).errors).toMatchObject({
      cierre: { message: 'Este campo es requerido.' },
    });
  });

  it('lo quitado se envía marcado, y lo que nunca tuvo departamento no se envía', () => {
    const form = {
      ...toForm(null, CIERRE),
      paneles: [
        { ...PANEL, regional: ' el  alto ', eliminado: true },
        { ...PANEL_NUEVO, eliminado: true },
      ],
    };
    expect(toRequest(form, 7)).toMatchObject({
      idPoblacionDeclarada: 7,
      poblacionDepartamento: [{ departamento: 'LP', regional: 'EL ALTO', eliminado: true }],
    });
    expect(toRequest(form, 7).poblacionDepartamento).toHaveLength(1);
  });

  it('lo escrito se revisa con las reglas del dominio', () => {
    const form = {
      ...toForm(null, CIERRE),
      titularesValidos: '1.000',
      paneles: [{ ...PANEL, titularesValidos: '999' }],
    };
    expect(revisar(form)).toContain('validada');
    expect(revisar({ ...form, paneles: [{ ...PANEL, beneficiariosValidados: '1000' }] })).toBeNull();
    expect(revisar({ ...form, paneles: [{ ...PANEL, titularesValidos: '999', eliminado: true }] })).toBeNull();
  });
});
