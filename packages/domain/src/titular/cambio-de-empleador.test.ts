import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estaCubierto, finDeCobertura } from '../cobertura/cobertura.ts';
import { ESTADO } from '../cobertura/estados.ts';
import { fecha, sumarDias } from '../shared/fecha-civil.ts';
import {
  type AfiliacionDeTitular,
  esEmpleoAnterior,
  esSegundoEmpleo,
  terminarPorCambio,
} from './cambio-de-empleador.ts';

const HOY = fecha('2026-10-14');
/** The job ended on 15 September, and the cover lasts two months more. */
const CESANTE: AfiliacionDeTitular = {
  tipo: 'TITULAR',
  estado: ESTADO.CESANTIA,
  fecha_afiliacion: fecha('2020-01-01'),
  fecha_baja: fecha('2026-09-15'),
  fecha_cesantia: fecha('2026-11-15'),
  fecha_ampliacion: null,
  fecha_derechohabiente: null,
  id_ente_gestor: 1,
  id_entidad: 7,
  tipo_asegurado: 'TRABAJADOR',
};
const desde = (dia: string, cambios: object = {}) => ({
  id_ente_gestor: 1,
  id_entidad: 8,
  fecha_afiliacion: fecha(dia),
  ...cambios,
});
const AMPLIADA = { ...CESANTE, estado: ESTADO.AMPLIACION, fecha_ampliacion: fecha('2026-12-31') };
const DEFINITIVA = { ...CESANTE, estado: ESTADO.INACTIVO, fecha_cesantia: null };

describe('cambio-de-empleador.test.ts', () => {
  it.each<[string, AfiliacionDeTitular, ReturnType<typeof desde>, string, boolean]>([
    ['en cesantía', CESANTE, desde('2026-10-01'), 'OPE_AFILIACION', true],
    ['desde el día después del último cubierto', CESANTE, desde('2026-11-16'), 'OPE_AFILIACION', true],
    ['un día más tarde', CESANTE, desde('2026-11-17'), 'OPE_AFILIACION', false],
    ['antes de la baja, con otro empleador', CESANTE, desde('2026-09-01'), 'OPE_AFILIACION', true],
    ['antes de la baja, con el mismo', CESANTE, desde('2026-09-01', { id_entidad: 7 }), 'OPE_AFILIACION', false],
    ['recontratado desde la baja', CESANTE, desde('2026-09-15', { id_entidad: 7 }), 'OPE_AFILIACION', true],
    ['ampliada', AMPLIADA, desde('2026-12-01'), 'OPE_AFILIACION', true],
    ['con baja definitiva, desde ese día', DEFINITIVA, desde('2026-09-15'), 'OPE_AFILIACION', true],
    [
      'terminada hoy, cubierta entonces',
      { ...CESANTE, estado: ESTADO.INACTIVO },
      desde('2026-10-01'),
      'ADM_ENTE',
      true,
    ],
    [
      'sin baja',
      { ...CESANTE, estado: ESTADO.ACTIVO, fecha_baja: null, fecha_cesantia: null },
      desde('2026-10-01'),
      'ADM_ENTE',
      false,
    ],
    ['en revisión', { ...CESANTE, estado: ESTADO.REVISION }, desde('2026-10-01'), 'ADM_ENTE', false],
    ['de otro ente gestor', CESANTE, desde('2026-10-01', { id_ente_gestor: 2 }), 'ADM_ENTE', false],
    ['como beneficiario', { ...CESANTE, tipo: 'BENEFICIARIO' }, desde('2026-10-01'), 'ADM_ENTE', false],
    ['de un tipo que el rol no atiende', CESANTE, desde('2026-10-01'), 'CAJA_WEB_SUS', false],
    [
      'del tipo que el rol atiende',
      { ...CESANTE, tipo_asegurado: 'VOLUNTARIO' },
      desde('2026-10-01'),
      'CAJA_WEB_SUS',
      true,
    ],
  ])('%s', (_caso, una, nueva, rol, esperado) => {
    expect(esEmpleoAnterior(una, nueva, rol)).toBe(esperado);
  });

  it.each<[string, AfiliacionDeTitular, string, object]>([
    [
      'la cesantía termina la víspera',
      CESANTE,
      '2026-10-01',
      { fecha_cesantia: '2026-09-30', estado: ESTADO.INACTIVO },
    ],
    ['la que terminó antes queda', CESANTE, '2026-12-01', { fecha_cesantia: '2026-11-15', estado: ESTADO.CESANTIA }],
    [
      'la ampliación termina la víspera',
      AMPLIADA,
      '2026-12-01',
      { fecha_cesantia: '2026-11-15', fecha_ampliacion: '2026-11-30' },
    ],
    [
      'sin un día de ampliación no queda ninguna',
      AMPLIADA,
      '2026-11-01',
      { fecha_cesantia: '2026-10-31', fecha_ampliacion: null },
    ],
    ['hasta la baja son dos empleos', CESANTE, '2026-09-10', { fecha_cesantia: null, estado: ESTADO.INACTIVO }],
    [
      'con la baja por venir',
      { ...CESANTE, estado: ESTADO.BAJA_FUTURA, fecha_baja: fecha('2026-10-30'), fecha_cesantia: fecha('2026-12-30') },
      '2026-10-14',
      { fecha_cesantia: null, estado: ESTADO.BAJA_FUTURA },
    ],
    [
      'de una baja definitiva no cambia nada',
      DEFINITIVA,
      '2026-09-15',
      { fecha_cesantia: null, estado: ESTADO.INACTIVO },
    ],
  ])('termina: %s', (_caso, una, dia, esperado) => {
    expect(terminarPorCambio(una, fecha(dia), HOY)).toMatchObject(esperado);
  });

  it('nunca dos coberturas desde el primer día, salvo hasta la baja, ni un día descubierto antes', () => {
    const dias = fc.integer({ min: -120, max: 120 }).map((n) => sumarDias(CESANTE.fecha_baja ?? HOY, n));
    fc.assert(
      fc.property(fc.constantFrom(CESANTE, AMPLIADA, DEFINITIVA), dias, dias, (una, inicio, dia) => {
        if (!esEmpleoAnterior(una, desde(inicio), 'ADM_ENTE')) return;
        const despues = terminarPorCambio(una, inicio, HOY);
        const cubria = estaCubierto(una, dia);
        if (dia < inicio && (una.fecha_baja === null || inicio > una.fecha_baja))
          expect(estaCubierto(despues, dia)).toBe(cubria);
        if (dia >= inicio && una.fecha_baja !== null && dia >= una.fecha_baja)
          expect(estaCubierto(despues, dia)).toBe(false);
        const [antes, ahora] = [finDeCobertura(una), finDeCobertura(despues)];
        expect(ahora !== null && antes !== null && ahora <= antes).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('dos empleos de un ente gestor, y nada más, se observan sin aviso', () => {
    const titular = { tipo: 'TITULAR', id_ente_gestor: 1, estado: ESTADO.ACTIVO as number } as const;
    expect(esSegundoEmpleo(titular, titular)).toBe(true);
    expect(esSegundoEmpleo({ ...titular, estado: ESTADO.CESANTIA }, titular)).toBe(false);
    expect(esSegundoEmpleo(titular, { ...titular, id_ente_gestor: 2 })).toBe(false);
    expect(esSegundoEmpleo({ ...titular, tipo: 'BENEFICIARIO' }, titular)).toBe(false);
  });
});
