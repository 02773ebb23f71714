import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import {
  type CasoDado,
  faltaEn,
  fechasDe,
  formularioInicial,
  modoDe,
  panelDe,
  revisarFormulario,
} from './baja.form.ts';

const HOY = fecha('2026-12-31');
const ACTIVO: HechosAfiliacion = {
  tipo: 'TITULAR',
  estado: 100,
  fecha_afiliacion: fecha('2020-01-02'),
  fecha_baja: null,
  fecha_cesantia: null,
  fecha_ampliacion: null,
  fecha_derechohabiente: null,
};
const CESANTIA = { ...ACTIVO, estado: 103, fecha_baja: fecha('2026-12-01'), fecha_cesantia: fecha('2027-02-01') };
const caso = (hechos: HechosAfiliacion, codigoEntidad = 'NIT-1020304050'): CasoDado => ({
  hechos,
  codigoEntidad,
  hoy: HOY,
});
const TITULAR = caso(ACTIVO);
const INICIAL = formularioInicial(HOY);
const con = (motivo: number, cambios: Partial<typeof INICIAL> = {}) => ({
  ...INICIAL,
  motivo: String(motivo),
  ...cambios,
});

describe('baja.form.test.ts', () => {
  it('empieza con la baja hoy y la cesantía dos meses después, sin pasar del fin de mes', () => {
    expect(INICIAL.fecha_baja).toBe('31/12/2026');
    expect(modoDe(INICIAL, TITULAR)).toBe('CESANTIA');
    expect(fechasDe(INICIAL, TITULAR)).toEqual({ fecha_fin: HOY, fecha_fin_cesantia: fecha('2027-02-28') });
  });

  it('empieza con una fecha definitiva para el sistema universitario y en los demás estados', () => {
    const universitario = caso(ACTIVO, 'SIST_UNIV_0003');
    expect(modoDe(INICIAL, universitario)).toBe('DEFINITIVA');
    expect(fechasDe(INICIAL, universitario)).toEqual({ fecha_fin: HOY, fecha_fin_cesantia: null });
    expect(modoDe(INICIAL, caso(CESANTIA))).toBe('DEFINITIVA');
  });

  it('recalcula la cesantía con lo que se escribe, y no muestra ninguna mientras la fecha no está entera', () => {
    expect(fechasDe({ ...INICIAL, fecha_baja: '15/11/2026' }, TITULAR).fecha_fin_cesantia).toBe(fecha('2027-01-15'));
    expect(fechasDe({ ...INICIAL, fecha_baja: '15/1' }, TITULAR).fecha_fin_cesantia).toBeNull();
  });

  it('toma el modo del motivo, RECTIFICACION solo después de una baja', () => {
    expect(modoDe(con(603), TITULAR)).toBe('DEFINITIVA');
    expect(modoDe(con(605), caso(CESANTIA))).toBe('RECTIFICACION');
    expect(panelDe(TITULAR)?.motivos.map(({ sigla }) => sigla)).not.toContain('RECTIFICACION');
  });

  it('no pide fecha ni la envía para una defunción', () => {
    const defuncion = con(601, { fecha_baja: '' });
    expect(revisarFormulario(defuncion, TITULAR)).toEqual({});
    expect(fechasDe(defuncion, TITULAR)).toEqual({ fecha_fin: null, fecha_fin_cesantia: null });
    expect(faltaEn(defuncion, TITULAR)).toEqual([]);
  });

  it('exige el motivo y la fecha, con las palabras del documento 2', () => {
    const vacio = { ...INICIAL, fecha_baja: '' };
    expect(revisarFormulario(vacio, TITULAR)).toEqual({
      motivo: 'Este campo es requerido.',
      fecha_baja: 'Baja es requerido',
    });
    expect(faltaEn(vacio, TITULAR)).toEqual(['Falta fecha_baja', 'Falta ampliacion_baja']);
    expect(faltaEn(con(600), TITULAR)).toEqual([]);
  });

  it('rechaza una fecha que no existe, y una que la máquina de estados rechaza, con sus palabras', () => {
    expect(revisarFormulario(con(600, { fecha_baja: '31/02/2026' }), TITULAR).fecha_baja).toMatch(/DD\/MM\/YYYY/);
    expect(revisarFormulario(con(600, { fecha_baja: '01/01/2020' }), TITULAR).fecha_baja).toMatch(
      /fecha de afiliación/,
    );
    expect(revisarFormulario(con(603, { fecha_baja: '02/02/2027' }), caso(CESANTIA)).fecha_baja).toMatch(
      /01\/02\/2027/,
    );
    expect(revisarFormulario(con(600, { fecha_baja: '15/03/2027' }), TITULAR)).toEqual({});
  });

  it('pide otra vez un motivo que el registro, cambiado entretanto, ya no ofrece', () => {
    expect(revisarFormulario(con(605), caso(CESANTIA))).toEqual({});
    expect(revisarFormulario(con(605), TITULAR)).toEqual({ motivo: 'Este campo es requerido.' });
  });

  it('deja que decida la opción de un beneficiario en cesantía, antes y después de elegir un motivo', () => {
    const beneficiario = caso({ ...CESANTIA, tipo: 'BENEFICIARIO' });
    expect(panelDe(beneficiario)?.opciones).toEqual(['DEFINITIVA', 'RECTIFICACION']);
    expect(modoDe(INICIAL, beneficiario)).toBe('DEFINITIVA');
    expect(modoDe({ ...INICIAL, opcion: 'RECTIFICACION' }, beneficiario)).toBe('RECTIFICACION');
    expect(modoDe(con(604, { opcion: 'RECTIFICACION' }), beneficiario)).toBe('RECTIFICACION');
    expect(modoDe(con(601, { opcion: 'RECTIFICACION' }), beneficiario)).toBe('DEFUNCION');
  });
});
