import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { esLaMismaAmpliacion, esLaMismaBaja, esLaMismaHabilitacion } from './mismo-hecho.ts';

const HOY = fecha('2026-11-10');
const CESANTIA = {
  tipo: 'BENEFICIARIO' as const,
  estado: 103,
  fecha_afiliacion: fecha('2020-01-01'),
  fecha_baja: HOY,
  fecha_cesantia: fecha('2027-01-10'),
  fecha_ampliacion: null,
  fecha_derechohabiente: null,
  id_motivo_baja: 600,
  id_motivo_ampliacion: null,
};
const BAJA = { idMotivo: 600, fecha_baja: HOY, versionAlDia: false };
const AMPLIADA = {
  ...CESANTIA,
  estado: 102,
  fecha_ampliacion: fecha('2027-03-01'),
  id_motivo_ampliacion: 620,
};
const FECHA_AMPLIADA = AMPLIADA.fecha_ampliacion;

describe('mismo-hecho.test.ts', () => {
  it.each([
    ['el mismo motivo y la misma fecha', CESANTIA, BAJA, true],
    ['vista como está', CESANTIA, { ...BAJA, versionAlDia: true }, true],
    ['otro motivo', CESANTIA, { ...BAJA, idMotivo: 603 }, false],
    ['otra fecha', CESANTIA, { ...BAJA, fecha_baja: fecha('2026-11-11') }, false],
    ['sin fecha', CESANTIA, { ...BAJA, fecha_baja: null }, false],
    ['de quien no tiene baja', { ...CESANTIA, fecha_baja: null }, { ...BAJA, fecha_baja: null }, false],
    ['definitiva repetida', CESANTIA, { ...BAJA, opcion: 'DEFINITIVA' as const }, true],
    [
      'definitiva de quien ve la cesantía',
      CESANTIA,
      { ...BAJA, opcion: 'DEFINITIVA' as const, versionAlDia: true },
      false,
    ],
    ['la baja de una ampliada, repetida', AMPLIADA, BAJA, true],
    ['la baja de una ampliada, de quien la ve así', AMPLIADA, { ...BAJA, versionAlDia: true }, false],
    ['por defunción, hoy', { ...CESANTIA, id_motivo_baja: 601 }, { ...BAJA, idMotivo: 601, fecha_baja: null }, true],
    ['bajo revisión', { ...CESANTIA, estado: 108 }, BAJA, false],
    ['la del derecho propio', { ...CESANTIA, fecha_derechohabiente: fecha('2026-11-09') }, BAJA, true],
    ['con derecho propio desde después', { ...CESANTIA, fecha_derechohabiente: fecha('2026-11-11') }, BAJA, false],
    [
      'definitiva de quien ve que no hay cesantía',
      { ...CESANTIA, fecha_cesantia: null },
      { ...BAJA, opcion: 'DEFINITIVA' as const, versionAlDia: true },
      true,
    ],
    ['con derecho propio desde ese día', { ...CESANTIA, fecha_derechohabiente: HOY }, BAJA, false],
  ])('baja, %s: %#', (_caso, registro, pedida, misma) => {
    expect(esLaMismaBaja(registro, pedida, HOY)).toBe(misma);
  });

  it('ampliación: el mismo motivo hasta la misma fecha', () => {
    const pedida = { idMotivo: 620, fecha_ampliacion: FECHA_AMPLIADA };
    expect(esLaMismaAmpliacion(AMPLIADA, pedida)).toBe(true);
    expect(esLaMismaAmpliacion(AMPLIADA, { ...pedida, idMotivo: 621 })).toBe(false);
    expect(esLaMismaAmpliacion(AMPLIADA, { ...pedida, fecha_ampliacion: HOY })).toBe(false);
    expect(esLaMismaAmpliacion({ ...AMPLIADA, estado: 108 }, pedida)).toBe(false);
    expect(esLaMismaAmpliacion({ ...AMPLIADA, fecha_ampliacion: null }, { ...pedida, fecha_ampliacion: null })).toBe(
      false,
    );
  });

  it('habilitación: el mismo tipo desde el mismo día', () => {
    const propia = { ...CESANTIA, fecha_derechohabiente: HOY, id_entidad: 3, id_tipo_asegurado: 4 };
    const pedida = { fecha_inicio: HOY, id_entidad: 3, id_tipo_asegurado: 4 };
    expect(esLaMismaHabilitacion(propia, pedida)).toBe(true);
    expect(esLaMismaHabilitacion({ ...propia, estado: 108 }, pedida)).toBe(false);
    expect(esLaMismaHabilitacion(propia, { ...pedida, id_entidad: 5 })).toBe(false);
    expect(esLaMismaHabilitacion(propia, { ...pedida, id_tipo_asegurado: 5 })).toBe(false);
    expect(esLaMismaHabilitacion(propia, { ...pedida, fecha_inicio: fecha('2026-11-11') })).toBe(false);
  });
});
