import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import {
  type CamposCondicion,
  condicionEscrita,
  revisarCondicionEscrita,
  SIN_CONDICION,
  situacionPorEdad,
} from './condicion.form.ts';

const HOY = fecha('2026-11-27');
const estudia = (condicion_hasta: string): CamposCondicion => ({
  condicion: 'ESTUDIANTE',
  condicion_hasta,
  certificado_condicion: 'JVBERi0',
  archivo_condicion: 'estudios.pdf',
});

describe('condicion.form.test.ts', () => {
  it('sin condición no se pide ni se envía nada', () => {
    expect(revisarCondicionEscrita(SIN_CONDICION, HOY)).toEqual({});
    expect(condicionEscrita(SIN_CONDICION)).toEqual({});
    expect(condicionEscrita({ ...estudia('30/06/2027'), condicion: '' })).toEqual({});
  });

  it.each([
    ['30/06/2027', undefined],
    ['', 'Este campo es requerido.'],
    ['31/02/2027', 'La fecha debe existir y tener el formato DD/MM/YYYY.'],
    ['27/11/2026', 'El certificado de estudios debe valer más allá de hoy.'],
    ['28/11/2027', 'El certificado de estudios vale un año como máximo, hasta el 27/11/2027.'],
  ])('de quien estudia hasta «%s»: %s', (hasta, texto) => {
    expect(revisarCondicionEscrita(estudia(hasta), HOY).condicion_hasta).toBe(texto);
  });

  it('la invalidez no lleva fecha, y el certificado siempre se pide', () => {
    const form = { ...estudia('30/06/2027'), condicion: 'INVALIDEZ' };
    expect(condicionEscrita(form)).toEqual({
      condicion: 'INVALIDEZ',
      condicion_hasta: null,
      certificado_condicion: 'JVBERi0',
    });
    expect(revisarCondicionEscrita(form, HOY)).toEqual({});
    expect(revisarCondicionEscrita({ ...form, certificado_condicion: '' }, HOY)).toEqual({
      certificado_condicion: 'Este campo es requerido.',
    });
  });

  it.each([
    [{ fin_por_edad: fecha('2026-12-10'), condicion: null }, 'Último día: 10/12/2026.'],
    [{ fin_por_edad: fecha('2027-06-30'), condicion: 'ESTUDIANTE' as const }, 'Último día: 30/06/2027 (Estudiante).'],
    [{ fin_por_edad: null, condicion: 'INVALIDEZ' as const }, 'Sin límite de edad (Invalidez).'],
    [{ fin_por_edad: null, condicion: null }, 'Sin límite de edad.'],
  ])('cómo está hoy: %j', (de, texto) => {
    expect(situacionPorEdad(de)).toBe(texto);
  });
});
