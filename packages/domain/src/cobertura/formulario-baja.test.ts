import { describe, expect, it } from 'vitest';
import type { ModoBaja } from './baja.ts';
import {
  AVISO_AMPLIACION,
  type CampoBaja,
  faltaEnAmpliacion,
  faltaEnBaja,
  llevaCesantia,
  revisarAmpliacion,
  revisarBaja,
} from './formulario-baja.ts';

type Datos = Partial<Record<CampoBaja, string>>;
const MOTIVO = { tipo_motivo: '600' };
const BAJA = { ...MOTIVO, fecha_fin: '2024-03-10' };
const COMPLETA = { ...BAJA, fecha_fin_cesantia: '2024-05-10' };
const REQUERIDO = 'Este campo es requerido.';

describe('formulario-baja.test.ts', () => {
  it.each<[ModoBaja, Datos, object, string | null]>([
    ['CESANTIA', COMPLETA, {}, null],
    ['CESANTIA', BAJA, { fecha_fin_cesantia: 'Baja es requerido' }, 'Falta ampliacion_baja'],
    [
      'CESANTIA',
      MOTIVO,
      { fecha_fin: 'Baja es requerido', fecha_fin_cesantia: 'Baja es requerido' },
      'Falta fecha_baja',
    ],
    ['RECTIFICACION', BAJA, { fecha_fin_cesantia: 'Baja es requerido' }, 'Falta ampliacion_baja'],
    ['DEFINITIVA', BAJA, {}, null],
    ['DEFINITIVA', MOTIVO, { fecha_fin: 'Baja es requerido' }, 'Falta fecha_baja'],
    ['DEFINITIVA', { ...MOTIVO, fecha_fin: '2024-02-30' }, { fecha_fin: 'La fecha no es válida.' }, null],
    ['DEFUNCION', MOTIVO, {}, null],
    ['DEFUNCION', {}, { tipo_motivo: REQUERIDO }, null],
  ])('%s with %j', (modo, datos, problemas, falta) => {
    expect(revisarBaja(datos, modo)).toEqual(problemas);
    expect(faltaEnBaja(datos, modo)).toBe(falta);
  });

  it.each([
    [{ tipo_motivo: '620', fecha_fin_ampliacion: '2024-08-01' }, {}, null],
    [
      { tipo_motivo: '620' },
      { fecha_fin_ampliacion: 'Fecha Fin Ampliacion es requerido' },
      'Falta fecha_fin_ampliacion',
    ],
    [
      { fecha_fin_ampliacion: '01/08/2024' },
      { tipo_motivo: REQUERIDO, fecha_fin_ampliacion: 'La fecha no es válida.' },
      null,
    ],
  ])('ampliación with %j', (datos, problemas, falta) => {
    expect(revisarAmpliacion(datos)).toEqual(problemas);
    expect(faltaEnAmpliacion(datos)).toBe(falta);
  });

  it('the cesantía is shown in two of the modes', () => {
    const modos: ModoBaja[] = ['CESANTIA', 'DEFINITIVA', 'DEFUNCION', 'RECTIFICACION'];
    expect(modos.filter(llevaCesantia)).toEqual(['CESANTIA', 'RECTIFICACION']);
    expect(AVISO_AMPLIACION).toBe('Debe introducir los datos requeridos');
  });
});
