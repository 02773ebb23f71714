import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { textosDe } from '../shared/problemas.ts';
import { revisarPaso3Beneficiario } from './registro-beneficiario.ts';

const HOY = fecha('2026-04-15');
const REQUERIDO = 'Este campo es requerido.';

const PASO3 = {
  numero_documento: '1000201',
  fecha_nacimiento: fecha('2015-06-01'),
  parentesco_titular: 'HIJA/HIJO',
  fecha_inicio: HOY,
};

describe('registro-beneficiario.test.ts', () => {
  it('el paso 3 y la actualización piden fecha de afiliación y parentesco, y revisan el contacto', () => {
    const contexto = { hoy: HOY, nacimiento: fecha('2015-06-01') };
    expect(revisarPaso3Beneficiario(PASO3, contexto)).toEqual({});
    expect(textosDe(revisarPaso3Beneficiario({ correo_electronico: 'ana' }, contexto))).toEqual({
      fecha_inicio: REQUERIDO,
      parentesco_titular: 'Completar parentezco',
      correo_electronico: 'El correo electrónico no es válido.',
    });
  });

  it('a quien ve solo el establecimiento no se le pide nada más', () => {
    const contexto = { hoy: HOY, soloEstablecimiento: true };
    expect(revisarPaso3Beneficiario({}, contexto)).toEqual({});
    expect(textosDe(revisarPaso3Beneficiario({ telefono_movil: 'x' }, contexto))).toEqual({
      telefono_movil: 'El teléfono no es válido.',
    });
  });
});
