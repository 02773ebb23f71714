import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { titularesVigentes } from './doble-afiliacion.ts';

const HOY = fecha('2026-10-14');
const ABIERTA = {
  tipo: 'TITULAR' as const,
  estado: 100,
  id_ente_gestor: 1,
  codigo_entidad: 'NIT-1',
  fecha_afiliacion: fecha('2020-01-02'),
  fecha_baja: null,
  fecha_cesantia: null,
  fecha_ampliacion: null,
  fecha_derechohabiente: null,
};
const CESANTE = { ...ABIERTA, estado: 103, fecha_baja: fecha('2026-10-01'), fecha_cesantia: HOY };

describe('doble-afiliacion.vigentes.test.ts', () => {
  it.each([
    ['la que está abierta', ABIERTA, true],
    ['en su último día de cesantía', CESANTE, true],
    ['la de ayer no', { ...CESANTE, fecha_cesantia: fecha('2026-10-13') }, false],
    ['la que empieza mañana no', { ...ABIERTA, fecha_afiliacion: fecha('2026-10-15') }, false],
    ['la de otro ente no', { ...ABIERTA, id_ente_gestor: 2 }, false],
    ['la de un beneficiario no', { ...ABIERTA, tipo: 'BENEFICIARIO' as const }, false],
  ])('%s', (_caso, registro, cuenta) => {
    expect(titularesVigentes([registro], [1, 3], HOY)).toEqual(cuenta ? [registro] : []);
  });
});
