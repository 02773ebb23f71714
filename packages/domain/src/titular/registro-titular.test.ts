import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { textosDe } from '../shared/problemas.ts';
import { revisarPaso3 } from './registro-titular.ts';

const HOY = fecha('2026-04-15');
const REQUERIDO = 'Este campo es requerido.';

const PASO3 = {
  fecha_inicio: HOY,
  tipo_asegurado: 'TRABAJADOR',
  codigo_entidad: 'NIT-1020304050',
  tipo_codigo: '3100',
  fecha_ingreso_trabajo: fecha('2020-01-02'),
};

describe('registro-titular.test.ts', () => {
  it('el paso 3 sigue con sus campos requeridos', () => {
    expect(revisarPaso3(PASO3, { hoy: HOY, nacimiento: fecha('1985-03-14') })).toEqual({});
  });

  it('el paso 3 pide fecha de afiliación, tipo de asegurado, código de entidad, tipo de código y fecha de ingreso', () => {
    expect(textosDe(revisarPaso3({}, { hoy: HOY }))).toEqual({
      fecha_inicio: REQUERIDO,
      tipo_asegurado: REQUERIDO,
      codigo_entidad: REQUERIDO,
      tipo_codigo: REQUERIDO,
      fecha_ingreso_trabajo: REQUERIDO,
    });
  });

  it('el paso 3 mide las fechas con la de nacimiento, y revisa los campos opcionales que se llenan', () => {
    const problemas = revisarPaso3(
      {
        ...PASO3,
        fecha_inicio: fecha('1980-01-01'),
        fecha_ingreso_trabajo: fecha('1980-01-01'),
        correo_electronico: 'ana',
        telefono_domicilio: '12',
        telefono_movil: 'x',
      },
      { hoy: HOY, nacimiento: fecha('1985-03-14') },
    );
    expect(textosDe(problemas)).toEqual({
      fecha_inicio: 'La fecha de afiliación no puede ser anterior a la fecha de nacimiento.',
      fecha_ingreso_trabajo: 'La fecha de ingreso no puede ser anterior a la fecha de nacimiento.',
      correo_electronico: 'El correo electrónico no es válido.',
      telefono_domicilio: 'El teléfono no es válido.',
      telefono_movil: 'El teléfono no es válido.',
    });
  });

  it('con las secciones ocultas el paso 3 revisa a la persona igual', () => {
    expect(revisarPaso3({}, { hoy: HOY, seccionesOcultas: true })).toEqual({});
    expect(textosDe(revisarPaso3({ correo_electronico: 'ana' }, { hoy: HOY, seccionesOcultas: true }))).toEqual({
      correo_electronico: 'El correo electrónico no es válido.',
    });
  });
});
