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
  it('exige fecha y motivo, con las palabras del documento 2', () => {
    expect(revisarAmpliacion(FORMULARIO_VACIO, HECHOS, HOY)).toEqual({
      motivo: 'Este campo es requerido.',
      fecha_fin_ampliacion: 'Fecha Fin Ampliacion es requerido',
    });
  });

  it('admite solo fechas posteriores a la cesantía', () => {
    expect(revisarAmpliacion(con('01/01/2027'), HECHOS, HOY).fecha_fin_ampliacion).toMatch(/01\/01\/2027/);
    expect(revisarAmpliacion(con('02/01/2027'), HECHOS, HOY)).toEqual({});
    expect(revisarAmpliacion(con('31/02/2027'), HECHOS, HOY).fecha_fin_ampliacion).toMatch(/DD\/MM\/YYYY/);
  });

  it('dice de antemano cómo quedará, y nada mientras se rechazaría', () => {
    const anticipado = (escrita: string) => {
      const resultado = resultadoDe(con(escrita), HECHOS, HOY);
      return resultado && anticipar(resultado, HECHOS);
    };
    expect(anticipado('15/03/2027')).toBe('Quedará en estado AMPLIACIÓN, con cobertura hasta el 15/03/2027.');
    expect(anticipado('15/12/2026')).toBeNull();
    expect(anticipado('15/1')).toBeNull();
  });

  it('envía una fecha civil, el código del motivo y ningún texto en blanco', () => {
    expect(pedidoDe({ ...con('15/03/2027'), descripcion_motivo: '  ' })).toEqual({
      fecha_fin_ampliacion: fecha('2027-03-15'),
      tipo_motivo: 'OTROS',
      descripcion_motivo: null,
    });
  });

  it('nombra los motivos por código para un titular y con palabras para un beneficiario', () => {
    expect(MOTIVOS.TITULAR.map(({ label }) => label)).toEqual(['AMPLIACION_MEDICA', 'OTROS']);
    expect(MOTIVOS.BENEFICIARIO.map(({ label }) => label)).toEqual(['Ampliación Médica', 'Otras causas']);
  });
});
