import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { FORMULARIO_VACIO, MOTIVOS, pedidoDe, resultadoDe, revisarAmpliacion } from './ampliacion.form.ts';
import { anticipar } from './hechos.ts';

const HOY = fecha('2026-12-10');
const HECHOS: HechosAfiliacion = {
  tipo: 'TITULAR',
  estado: 103,
  fecha_afiliacion: fecha('2020-01-02'),
  fecha_baja: fecha('2026-11-01'),
  fecha_cesantia: fecha('2027-01-01'),
  fecha_ampliacion: null,
  fecha_derechohabiente: null,
};
const con = (fecha_fin_ampliacion: string) => ({ ...FORMULARIO_VACIO, motivo: 'OTROS', fecha_fin_ampliacion });

describe('ampliacion.form.test.ts', () => {
  it('requires date and reason, in the words of document 2', () => {
    expect(revisarAmpliacion(FORMULARIO_VACIO, HECHOS, HOY)).toEqual({
      motivo: 'Este campo es requerido.',
      fecha_fin_ampliacion: 'Fecha Fin Ampliacion es requerido',
    });
  });

  it('admits only dates after the cesantía', () => {
    expect(revisarAmpliacion(con('01/01/2027'), HECHOS, HOY).fecha_fin_ampliacion).toMatch(/01\/01\/2027/);
    expect(revisarAmpliacion(con('02/01/2027'), HECHOS, HOY)).toEqual({});
    expect(revisarAmpliacion(con('31/02/2027'), HECHOS, HOY).fecha_fin_ampliacion).toMatch(/DD\/MM\/YYYY/);
  });

  it('tells beforehand what will be so, and nothing while it would be refused', () => {
    const anticipado = (escrita: string) => {
      const resultado = resultadoDe(con(escrita), HECHOS, HOY);
      return resultado && anticipar(resultado);
    };
    expect(anticipado('15/03/2027')).toBe('Quedará en estado AMPLIACIÓN, con cobertura hasta el 15/03/2027.');
    expect(anticipado('15/12/2026')).toBeNull();
    expect(anticipado('15/1')).toBeNull();
  });

  it('sends a civil date, the code of the reason, and no blank text', () => {
    expect(pedidoDe({ ...con('15/03/2027'), descripcion_motivo: '  ' })).toEqual({
      fecha_fin_ampliacion: fecha('2027-03-15'),
      tipo_motivo: 'OTROS',
      descripcion_motivo: null,
    });
  });

  it('names the reasons by code for a holder and in words for a beneficiary', () => {
    expect(MOTIVOS.TITULAR.map(({ label }) => label)).toEqual(['AMPLIACION_MEDICA', 'OTROS']);
    expect(MOTIVOS.BENEFICIARIO.map(({ label }) => label)).toEqual(['Ampliación Médica', 'Otras causas']);
  });
});
