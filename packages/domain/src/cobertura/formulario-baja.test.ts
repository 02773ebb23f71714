import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { textosDe } from '../shared/problemas.ts';
import type { ModoBaja } from './baja.ts';
import { type DatosDeBaja, faltaEnBaja, llevaCesantia, revisarBaja } from './formulario-baja.ts';

const MOTIVO = { motivo: '600' };
const BAJA = { ...MOTIVO, fecha_baja: fecha('2024-03-10') };
const COMPLETA = { ...BAJA, fecha_cesantia: fecha('2024-05-10') };
const REQUERIDO = 'Este campo es requerido.';

describe('formulario-baja.test.ts', () => {
  it.each<[ModoBaja, DatosDeBaja, object, string[]]>([
    ['CESANTIA', COMPLETA, {}, []],
    ['CESANTIA', BAJA, { fecha_cesantia: 'Baja es requerido' }, ['Falta ampliacion_baja']],
    [
      'CESANTIA',
      MOTIVO,
      { fecha_baja: 'Baja es requerido', fecha_cesantia: 'Baja es requerido' },
      ['Falta fecha_baja', 'Falta ampliacion_baja'],
    ],
    ['RECTIFICACION', BAJA, { fecha_cesantia: 'Baja es requerido' }, ['Falta ampliacion_baja']],
    ['DEFINITIVA', BAJA, {}, []],
    ['DEFINITIVA', MOTIVO, { fecha_baja: 'Baja es requerido' }, ['Falta fecha_baja']],
    ['DEFUNCION', MOTIVO, {}, []],
    ['DEFUNCION', {}, { motivo: REQUERIDO }, []],
  ])('%s con %j', (modo, datos, problemas, falta) => {
    expect(textosDe(revisarBaja(datos, modo))).toEqual(problemas);
    expect(faltaEnBaja(datos, modo)).toEqual(falta);
  });

  it('la cesantía se muestra en dos de los modos', () => {
    const modos: ModoBaja[] = ['CESANTIA', 'DEFINITIVA', 'DEFUNCION', 'RECTIFICACION'];
    expect(modos.filter(llevaCesantia)).toEqual(['CESANTIA', 'RECTIFICACION']);
  });
});
