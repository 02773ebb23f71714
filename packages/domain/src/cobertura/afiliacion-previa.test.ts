import { describe, expect, it } from 'vitest';
import { fecha, mostrarFecha } from '../shared/fecha-civil.ts';
import { coberturaBajoTitular, impideAfiliacion, impideRegistrar } from './afiliacion-previa.ts';
import { ESTADO } from './estados.ts';

const puesta = (desde: string, hasta: string | null, id_titular: number | null = null, id_entidad = 1) => ({
  id_ente_gestor: 2,
  id_entidad,
  id_titular,
  fecha_afiliacion: fecha(desde),
  fin_cobertura: hasta === null ? null : fecha(hasta),
});
const ABIERTA = puesta('2024-03-08', null);
const CERRADA = puesta('2024-03-08', '2025-06-30');
const HASTA_HOY = puesta('2024-03-08', '2026-10-14');
const HOY = fecha('2026-10-14');

describe('afiliacion-previa.test.ts', () => {
  it.each([
    ['el mismo día, también de una que terminó', CERRADA, puesta('2024-03-08', null), 'REGISTRO_EXISTENTE'],
    ['el mismo día, una como titular y otra como beneficiario', CERRADA, puesta('2024-03-08', null, 7), null],
    ['el mismo día, bajo otro titular', puesta('2024-03-08', null, 7), puesta('2024-03-08', null, 8), null],
    [
      'el mismo día, bajo el mismo titular, también tras un derecho propio',
      puesta('2024-03-08', null, 7, 9),
      puesta('2024-03-08', null, 7),
      'REGISTRO_EXISTENTE',
    ],
    ['mientras cubre', ABIERTA, puesta('2026-10-14', null), 'COBERTURA_VIGENTE'],
    ['desde antes, sin fin', ABIERTA, puesta('2020-01-01', null), 'COBERTURA_VIGENTE'],
    ['desde antes, hasta su primer día', ABIERTA, puesta('2020-01-01', '2024-03-08'), 'COBERTURA_VIGENTE'],
    ['desde antes, hasta la víspera', ABIERTA, puesta('2020-01-01', '2024-03-07'), null],
    ['en su último día, ya pasado', CERRADA, puesta('2025-06-30', null), 'COBERTURA_PASADA'],
    ['en su último día, que es hoy', HASTA_HOY, puesta('2026-10-14', null), 'COBERTURA_VIGENTE'],
    ['al día siguiente de su último', CERRADA, puesta('2025-07-01', null), null],
    ['una que no tiene ningún día', ABIERTA, puesta('2026-10-14', '2026-10-13'), null],
    ['junto a una que no tuvo ningún día', puesta('2024-03-08', '2024-03-07'), puesta('2020-01-01', null), null],
    ['con otro empleador', ABIERTA, puesta('2024-03-08', null, null, 9), null],
    ['en otro ente gestor', ABIERTA, { ...ABIERTA, id_ente_gestor: 3 }, null],
    ['como beneficiario de quien no es el mismo', puesta('2024-03-08', null, 7), puesta('2026-10-14', null, 8), null],
    ['del mismo titular', puesta('2024-03-08', null, 7), puesta('2026-10-14', null, 7), 'BENEFICIARIO_VIGENTE'],
    [
      'del mismo titular, hasta un día ya pasado',
      puesta('2024-03-08', '2025-06-30', 7),
      puesta('2025-01-01', null, 7),
      'BENEFICIARIO_PASADO',
    ],
  ])('%s', (_caso, hay, nueva, codigo) => {
    const hasta = hay.fin_cobertura === null ? '' : mostrarFecha(hay.fin_cobertura);
    const esperado = codigo === null ? null : { codigo, desde: '08/03/2024', hasta };
    expect(impideAfiliacion([hay], nueva, HOY)).toEqual(esperado);
    expect(impideAfiliacion([], nueva, HOY)).toBeNull();
  });

  it.each([
    [ESTADO.ACTIVO, true],
    [ESTADO.BAJA_FUTURA, true],
    [ESTADO.AMPLIACION, true],
    [ESTADO.CESANTIA, true],
    [ESTADO.DERECHOHABIENTE, true],
    [ESTADO.REVISION, true],
    [ESTADO.INACTIVO, false],
    [ESTADO.INHABILITADO, false],
  ])('el estado %i impide registrar como titular: %s; una defunción, siempre', (estado, impide) => {
    expect(impideRegistrar({ estado, fallecido: false })).toBe(impide);
    expect(impideRegistrar({ estado, fallecido: true })).toBe(true);
  });

  it('quien ya está cubierto bajo cada afiliación del titular no puede estarlo otra vez; bajo otro, o con una libre, sí', () => {
    const [hoy, suya] = [fecha('2026-10-14'), puesta('2024-03-08', null, 7)];
    const [una, otra] = [
      { id: 7, id_ente_gestor: 2, id_entidad: 1 },
      { id: 8, id_ente_gestor: 2, id_entidad: 5 },
    ];
    expect(coberturaBajoTitular([suya], [una], hoy)).toBe(suya);
    expect(coberturaBajoTitular([suya], [una, otra], hoy)).toBeNull();
    expect(coberturaBajoTitular([suya, puesta('2025-01-01', null, 8, 5)], [una, otra], hoy)).toBe(suya);
    expect(coberturaBajoTitular([suya], [otra], hoy)).toBeNull();
    expect(coberturaBajoTitular([puesta('2024-03-08', '2026-10-13', 7)], [una], hoy)).toBeNull();
    expect(coberturaBajoTitular([puesta('2024-03-08', '2026-10-14', 7)], [una], hoy)).not.toBeNull();
  });
});
