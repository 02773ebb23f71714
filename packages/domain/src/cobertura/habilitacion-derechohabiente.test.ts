import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import type { HechosAfiliacion } from './cobertura.ts';
import { impideHabilitar } from './habilitacion-derechohabiente.ts';
import { hechosDeAlta } from './registro.ts';

const HOY = fecha('2026-10-14');
const ACTIVO = hechosDeAlta('TITULAR', fecha('2020-01-01'));
const CESANTE: HechosAfiliacion = {
  ...ACTIVO,
  estado: 103,
  fecha_baja: fecha('2026-10-01'),
  fecha_cesantia: fecha('2026-12-01'),
};

describe('habilitacion-derechohabiente.test.ts', () => {
  it.each([
    ['ACTIVO', ACTIVO],
    ['CESANTIA', CESANTE],
  ])('el titular vivo y cubierto (%s) lo impide, con su estado', (nombre, titular) => {
    expect(impideHabilitar(titular, HOY)).toMatch(`El titular está ${nombre}: mientras tenga cobertura`);
  });

  it('decide el día: el siguiente a la última cobertura ya no lo impide, lo haya escrito la tarea o no', () => {
    expect(impideHabilitar(CESANTE, fecha('2026-12-01'))).not.toBeNull();
    expect(impideHabilitar(CESANTE, fecha('2026-12-02'))).toBeNull();
  });
});
