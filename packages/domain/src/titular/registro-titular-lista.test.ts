import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { textosDe } from '../shared/problemas.ts';
import {
  AVISO_PASO1_LISTA,
  AVISO_PASO3_LISTA,
  revisarPaso1Lista,
  revisarPaso3Lista,
} from './registro-titular-lista.ts';

const HOY = fecha('2026-04-15');
const PASO3 = { codigo_entidad: 'NIT-1020304050', fecha_inicio: HOY, tipo_codigo: 'NIT', numero_entidad: '1020304050' };

describe('registro-titular-lista.test.ts', () => {
  it.each([
    [{ numero_documento: '1000001' }, {}],
    [{ numero_documento: '1000001', fecha_nacimiento: fecha('1985-03-14'), complemento_documento: '1a' }, {}],
    [{}, { numero_documento: 'Obligatorio.' }],
    [{ numero_documento: '1234' }, { numero_documento: 'Mínimo 5 characters' }],
    [{ numero_documento: '-1' }, { numero_documento: 'No pueden ser menores a 0' }],
    [
      { numero_documento: '1000001', fecha_nacimiento: fecha('2026-04-16'), complemento_documento: 'ABC' },
      {
        complemento_documento: 'No puede tener más de 2 caracteres.',
        fecha_nacimiento: 'La fecha de nacimiento no puede ser posterior a hoy.',
      },
    ],
  ])('paso 1 con %j: %j', (datos, problemas) => {
    expect(textosDe(revisarPaso1Lista(datos, HOY))).toEqual(problemas);
  });

  it('el paso 3 pide el código de entidad y la fecha, y a mano también tipo y número', () => {
    const contexto = { hoy: HOY, nacimiento: fecha('1985-03-14') };
    const sinCodigo = {
      codigo_entidad: 'Código Entidad es requerido',
      fecha_inicio: 'Este campo es requerido.',
    };
    expect(revisarPaso3Lista(PASO3, { ...contexto, manual: true })).toEqual({});
    expect(textosDe(revisarPaso3Lista({}, { ...contexto, manual: false }))).toEqual(sinCodigo);
    expect(textosDe(revisarPaso3Lista({}, { ...contexto, manual: true }))).toEqual({
      ...sinCodigo,
      tipo_codigo: 'Este campo es requerido.',
      numero_entidad: 'Nro. NIT/MATRICULA COMERCIO es requerido',
    });
    expect(
      textosDe(revisarPaso3Lista({ ...PASO3, fecha_inicio: fecha('1985-03-13') }, { ...contexto, manual: true })),
    ).toEqual({
      fecha_inicio: 'La fecha de afiliación no puede ser anterior a la fecha de nacimiento.',
    });
  });

  it('cada paso tiene su aviso', () => {
    expect(AVISO_PASO1_LISTA).toMatch(/Carnet de Identidad$/);
    expect(AVISO_PASO3_LISTA).toMatch(/^Por favor/);
  });
});
