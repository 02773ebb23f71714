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
  it('step 3 and the update ask for affiliation date and relationship, and check how to reach the person', () => {
    const contexto = { hoy: HOY, nacimiento: fecha('2015-06-01') };
    expect(revisarPaso3Beneficiario(PASO3, contexto)).toEqual({});
    expect(textosDe(revisarPaso3Beneficiario({ correo_electronico: 'ana' }, contexto))).toEqual({
      fecha_inicio: REQUERIDO,
      parentesco_titular: 'Completar parentezco',
      correo_electronico: 'El correo electrónico no es válido.',
    });
  });

  it('who sees only the establishment is asked for nothing else', () => {
    const contexto = { hoy: HOY, soloEstablecimiento: true };
    expect(revisarPaso3Beneficiario({}, contexto)).toEqual({});
    expect(textosDe(revisarPaso3Beneficiario({ telefono_movil: 'x' }, contexto))).toEqual({
      telefono_movil: 'El teléfono no es válido.',
    });
  });
});
