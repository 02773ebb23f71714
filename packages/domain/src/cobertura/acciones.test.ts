import { describe, expect, it } from 'vitest';
import { type FechaCivil, fecha } from '../shared/fecha-civil.ts';
import { type Accion, aplicarAccion } from './acciones.ts';
import type { ModoBaja } from './baja.ts';
import type { HechosAfiliacion } from './cobertura.ts';
import type { RechazoDeTransicion } from './transicion.ts';

const HOY = fecha('2024-03-10');
const TITULAR: HechosAfiliacion = {
  tipo: 'TITULAR',
  estado: 100,
  fecha_afiliacion: fecha('2020-01-01'),
  fecha_baja: null,
  fecha_cesantia: null,
  fecha_ampliacion: null,
  fecha_derechohabiente: null,
};
const ACTIVO = {};
const POR_VENIR = { estado: 101, fecha_baja: fecha('2024-04-01'), fecha_cesantia: fecha('2024-06-01') };
const CESANTIA = { estado: 103, fecha_baja: fecha('2024-02-01'), fecha_cesantia: fecha('2024-04-01') };
const AMPLIADA = { ...CESANTIA, estado: 102, fecha_ampliacion: fecha('2024-08-01') };
const CERRADA = { estado: 104, fecha_baja: fecha('2023-01-01'), fecha_cesantia: fecha('2023-03-01') };
const BENEFICIARIO = { tipo: 'BENEFICIARIO' } as const;
const INHABILITADO = { ...CERRADA, ...BENEFICIARIO, estado: 105 };
const DERECHO = { ...INHABILITADO, estado: 106, fecha_derechohabiente: fecha('2023-06-01') };
const REVISION = { estado: 108 };

type Hechos = Partial<HechosAfiliacion>;
type ModoConFecha = Exclude<ModoBaja, 'DEFUNCION'>;
const DEFUNCION: Accion = { tipo: 'baja', modo: 'DEFUNCION' };
const baja = (modo: ModoConFecha, fecha_baja: FechaCivil): Accion => ({ tipo: 'baja', modo, fecha_baja });
const ampliacion = (fecha_ampliacion: FechaCivil): Accion => ({ tipo: 'ampliacion', fecha_ampliacion });
const habilitacion = (fecha_inicio: FechaCivil): Accion => ({ tipo: 'habilitacion', fecha_inicio });

const resumen = (h: HechosAfiliacion) => [h.estado, h.fecha_baja, h.fecha_cesantia, h.fecha_ampliacion];

/** What each action leaves: the state, and the dates of baja, cesantía and ampliación. */
const RESULTADOS: [string, Hechos, Accion, number, string | null, string | null, string | null][] = [
  // A baja with cesantía is told by its date.
  ['to come', ACTIVO, baja('CESANTIA', fecha('2024-03-11')), 101, fecha('2024-03-11'), fecha('2024-05-11'), null],
  ['today', ACTIVO, baja('CESANTIA', HOY), 103, HOY, fecha('2024-05-10'), null],
  ['past', ACTIVO, baja('CESANTIA', fecha('2024-01-31')), 103, fecha('2024-01-31'), fecha('2024-03-31'), null],
  ['last day of the cesantía', ACTIVO, baja('CESANTIA', fecha('2024-01-10')), 103, fecha('2024-01-10'), HOY, null],
  ['cesantía past', ACTIVO, baja('CESANTIA', fecha('2024-01-09')), 104, fecha('2024-01-09'), fecha('2024-03-09'), null],
  [
    'cesantía past',
    BENEFICIARIO,
    baja('CESANTIA', fecha('2024-01-09')),
    105,
    fecha('2024-01-09'),
    fecha('2024-03-09'),
    null,
  ],
  [
    'moved while to come',
    POR_VENIR,
    baja('CESANTIA', fecha('2024-05-31')),
    101,
    fecha('2024-05-31'),
    fecha('2024-07-31'),
    null,
  ],
  ['brought forward', POR_VENIR, baja('CESANTIA', HOY), 103, HOY, fecha('2024-05-10'), null],
  ['31 December', ACTIVO, baja('CESANTIA', fecha('2023-12-31')), 104, fecha('2023-12-31'), fecha('2024-02-29'), null],
  [
    '31 December to come',
    ACTIVO,
    baja('CESANTIA', fecha('2024-12-31')),
    101,
    fecha('2024-12-31'),
    fecha('2025-02-28'),
    null,
  ],
  ['29 February', ACTIVO, baja('CESANTIA', fecha('2024-02-29')), 103, fecha('2024-02-29'), fecha('2024-04-29'), null],
  // In a definitive baja the day before is the last one covered.
  ['to come', ACTIVO, baja('DEFINITIVA', fecha('2024-03-11')), 101, fecha('2024-03-11'), null, null],
  ['today', ACTIVO, baja('DEFINITIVA', HOY), 104, HOY, null, null],
  ['today', BENEFICIARIO, baja('DEFINITIVA', HOY), 105, HOY, null, null],
  ['on the first day', ACTIVO, baja('DEFINITIVA', fecha('2020-01-01')), 104, fecha('2020-01-01'), null, null],
  ['on the last covered day', CESANTIA, baja('DEFINITIVA', fecha('2024-04-01')), 101, fecha('2024-04-01'), null, null],
  ['within the ampliación', AMPLIADA, baja('DEFINITIVA', fecha('2024-08-01')), 101, fecha('2024-08-01'), null, null],
  ['today, extended', AMPLIADA, baja('DEFINITIVA', HOY), 104, HOY, null, null],
  ['while to come', POR_VENIR, baja('DEFINITIVA', fecha('2024-05-01')), 101, fecha('2024-05-01'), null, null],
  ['own right, to come', DERECHO, baja('DEFINITIVA', fecha('2024-03-11')), 106, fecha('2024-03-11'), null, null],
  ['own right, today', DERECHO, baja('DEFINITIVA', HOY), 105, HOY, null, null],
  [
    'own right, start unknown',
    { ...DERECHO, fecha_derechohabiente: null },
    baja('DEFINITIVA', HOY),
    105,
    HOY,
    null,
    null,
  ],
  [
    'own right yet to begin',
    { ...CESANTIA, ...BENEFICIARIO, estado: 106, fecha_derechohabiente: fecha('2024-03-20') },
    baja('DEFINITIVA', fecha('2024-03-15')),
    101,
    fecha('2024-03-15'),
    null,
    null,
  ],
  // A death ends the cover today.
  ['active', ACTIVO, DEFUNCION, 104, HOY, null, null],
  ['to come', POR_VENIR, DEFUNCION, 104, HOY, null, null],
  ['extended', AMPLIADA, DEFUNCION, 104, HOY, null, null],
  ['in cesantía', { ...CESANTIA, ...BENEFICIARIO }, DEFUNCION, 105, HOY, null, null],
  ['in their own right', DERECHO, DEFUNCION, 105, HOY, null, null],
  ['on the last covered day', { ...CESANTIA, fecha_cesantia: HOY }, DEFUNCION, 104, HOY, null, null],
  [
    'own right of today after nothing',
    { ...BENEFICIARIO, estado: 106, fecha_derechohabiente: HOY },
    DEFUNCION,
    105,
    null,
    null,
    null,
  ],
  ['under review', REVISION, DEFUNCION, 104, HOY, null, null],
  ['under review, ended', { ...CERRADA, estado: 108 }, DEFUNCION, 104, fecha('2023-01-01'), fecha('2023-03-01'), null],
  [
    'to come',
    CESANTIA,
    baja('RECTIFICACION', fecha('2024-03-15')),
    101,
    fecha('2024-03-15'),
    fecha('2024-05-15'),
    null,
  ],
  [
    'by date',
    AMPLIADA,
    baja('RECTIFICACION', fecha('2024-02-02')),
    103,
    fecha('2024-02-02'),
    fecha('2024-04-02'),
    null,
  ],
  [
    'closing',
    CESANTIA,
    baja('RECTIFICACION', fecha('2023-12-01')),
    104,
    fecha('2023-12-01'),
    fecha('2024-02-01'),
    null,
  ],
  [
    'a day more',
    CESANTIA,
    ampliacion(fecha('2024-04-02')),
    102,
    fecha('2024-02-01'),
    fecha('2024-04-01'),
    fecha('2024-04-02'),
  ],
];

const RECHAZOS: [Hechos, Accion, RechazoDeTransicion, string][] = [
  [
    CESANTIA,
    baja('CESANTIA', HOY),
    'ESTADO',
    'La baja con cesantía solo se puede registrar en estado ACTIVO. Estado actual: CESANTIA.',
  ],
  [
    CERRADA,
    baja('DEFINITIVA', HOY),
    'ESTADO',
    'La baja definitiva solo se puede registrar con la cobertura vigente. Estado actual: INACTIVO.',
  ],
  [ACTIVO, baja('RECTIFICACION', HOY), 'ESTADO', 'Estado actual: ACTIVO.'],
  [DERECHO, baja('CESANTIA', HOY), 'ESTADO', 'Estado actual: DERECHOHABIENTE.'],
  [DERECHO, baja('RECTIFICACION', HOY), 'ESTADO', 'Estado actual: DERECHOHABIENTE.'],
  [
    DERECHO,
    baja('DEFINITIVA', fecha('2023-06-01')),
    'FECHA',
    'La fecha de baja debe ser posterior al inicio del derecho propio (01/06/2023). Estado actual: DERECHOHABIENTE.',
  ],
  [INHABILITADO, DEFUNCION, 'ESTADO', 'Estado actual: INHABILITADO.'],
  [REVISION, baja('DEFINITIVA', HOY), 'ESTADO', 'Estado actual: REVISION.'],
  [
    ACTIVO,
    baja('CESANTIA', fecha('2019-12-31')),
    'FECHA',
    'La fecha de baja no puede ser anterior a la fecha de afiliación (01/01/2020). Estado actual: ACTIVO.',
  ],
  [
    CESANTIA,
    baja('DEFINITIVA', fecha('2024-04-02')),
    'FECHA',
    'La baja definitiva no puede ser posterior al último día de cobertura (01/04/2024). Estado actual: CESANTIA.',
  ],
  [
    ACTIVO,
    ampliacion(fecha('2024-12-01')),
    'ESTADO',
    'La ampliación solo se puede registrar en estado CESANTIA. Estado actual: ACTIVO.',
  ],
  [AMPLIADA, ampliacion(fecha('2024-12-01')), 'ESTADO', 'Estado actual: AMPLIACIÓN.'],
  [
    CESANTIA,
    ampliacion(fecha('2024-04-01')),
    'FECHA',
    'La fecha fin de ampliación debe ser posterior a la fecha de cesantía (01/04/2024). Estado actual: CESANTIA.',
  ],
  [
    CESANTIA,
    habilitacion(HOY),
    'TIPO',
    'Solo un beneficiario puede ser habilitado como derechohabiente. Estado actual: CESANTIA.',
  ],
  [
    BENEFICIARIO,
    habilitacion(HOY),
    'ESTADO',
    'La habilitación solo se puede registrar en estado CESANTIA o INHABILITADO. Estado actual: ACTIVO.',
  ],
  [
    INHABILITADO,
    habilitacion(fecha('2024-03-11')),
    'FECHA',
    'La fecha de inicio no puede ser posterior a hoy. Estado actual: INHABILITADO.',
  ],
  [
    INHABILITADO,
    habilitacion(fecha('2022-12-31')),
    'FECHA',
    'El derecho propio no puede empezar antes de que termine el del titular (01/01/2023). Estado actual: INHABILITADO.',
  ],
  [
    { ...DERECHO, estado: 105, fecha_baja: fecha('2023-09-01') },
    habilitacion(HOY),
    'ESTADO',
    'Estado actual: INHABILITADO.',
  ],
];

describe('acciones.test.ts', () => {
  it.each(RESULTADOS)('%s: %j, %j → %i %s %s %s', (_caso, cambios, accion, ...esperado) => {
    const resultado = aplicarAccion({ ...TITULAR, ...cambios }, accion, HOY);
    expect(resultado.ok && resumen(resultado.hechos)).toEqual(esperado);
  });

  it.each(RECHAZOS)('%j rechaza %j por %s: %s', (cambios, accion, codigo, texto) => {
    expect(aplicarAccion({ ...TITULAR, ...cambios }, accion, HOY)).toEqual({
      ok: false,
      codigo,
      texto: expect.stringContaining(texto),
    });
  });

  it.each<[Hechos, FechaCivil, FechaCivil]>([
    [{ ...CESANTIA, ...BENEFICIARIO }, HOY, fecha('2024-02-01')],
    [{ ...CESANTIA, ...BENEFICIARIO }, fecha('2024-02-01'), fecha('2024-02-01')],
    [INHABILITADO, fecha('2023-03-02'), fecha('2023-01-01')],
    [{ ...INHABILITADO, fecha_baja: null, fecha_cesantia: null }, fecha('2020-01-01'), fecha('2020-01-01')],
  ])('%j se habilita desde el %s y conserva sus fechas anteriores', (cambios, inicio) => {
    const h = { ...TITULAR, ...cambios };
    const resultado = aplicarAccion(h, habilitacion(inicio), HOY);
    expect(resultado).toEqual({ ok: true, hechos: { ...h, estado: 106, fecha_derechohabiente: inicio } });
  });

  it('una tarea tardía no deja pasar nada: el estado es el del día', () => {
    const atrasada = { ...TITULAR, ...CESANTIA };
    expect(aplicarAccion(atrasada, ampliacion(fecha('2024-12-01')), fecha('2024-04-02'))).toMatchObject({
      ok: false,
      texto: expect.stringContaining('Estado actual: INACTIVO.'),
    });
    expect(aplicarAccion({ ...TITULAR, ...POR_VENIR }, ampliacion(fecha('2024-12-01')), fecha('2024-04-01')).ok).toBe(
      true,
    );
  });

  it('a una baja por venir la mueve solo el calendario', () => {
    const estados = [fecha('2024-03-31'), fecha('2024-04-01'), fecha('2024-06-01'), fecha('2024-06-02')].map((dia) => {
      const r = aplicarAccion({ ...TITULAR, ...POR_VENIR }, { tipo: 'vencimiento' }, dia);
      return r.ok && r.hechos.estado;
    });
    expect(estados).toEqual([101, 103, 103, 104]);
  });

  it('la tarea no cierra una afiliación que no ha empezado', () => {
    const manana = { ...TITULAR, fecha_afiliacion: fecha('2024-03-11') };
    expect(aplicarAccion(manana, { tipo: 'vencimiento' }, HOY)).toEqual({ ok: true, hechos: manana });
    const muerte = aplicarAccion(manana, DEFUNCION, HOY);
    expect(muerte.ok && resumen(muerte.hechos)).toEqual([104, fecha('2024-03-11'), null, null]);
  });

  it('quien muere el día de su habilitación termina con el derecho que tenía', () => {
    const enCesantia = { ...TITULAR, ...CESANTIA, ...BENEFICIARIO, estado: 106, fecha_derechohabiente: HOY };
    expect(aplicarAccion(enCesantia, DEFUNCION, HOY)).toMatchObject({
      hechos: { estado: 105, fecha_baja: HOY, fecha_cesantia: null, fecha_derechohabiente: null },
    });
    const terminada = { ...TITULAR, ...INHABILITADO, estado: 106, fecha_derechohabiente: HOY };
    expect(aplicarAccion(terminada, DEFUNCION, HOY)).toMatchObject({
      hechos: {
        estado: 105,
        fecha_baja: fecha('2023-01-01'),
        fecha_cesantia: fecha('2023-03-01'),
        fecha_derechohabiente: null,
      },
    });
  });

  it('104 no permite nada, y 107 tampoco', () => {
    const todas = [baja('CESANTIA', HOY), baja('DEFINITIVA', HOY), DEFUNCION, baja('RECTIFICACION', HOY)];
    const acciones = [...todas, ampliacion(fecha('2024-12-01')), habilitacion(HOY)];
    for (const accion of acciones) {
      expect(aplicarAccion({ ...TITULAR, ...CERRADA }, accion, HOY).ok).toBe(false);
      expect(aplicarAccion({ ...TITULAR, estado: 107 }, accion, HOY).ok).toBe(false);
    }
  });
});
