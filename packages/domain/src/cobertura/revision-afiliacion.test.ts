import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FechaCivil, fecha, sumarDias } from '../shared/fecha-civil.ts';
import { type Accion, aplicarAccion } from './acciones.ts';
import { estaCubierto, type HechosAfiliacion } from './cobertura.ts';
import { hechosDeAlta } from './registro.ts';
import type { Titularidad } from './revision-afiliacion.ts';
import { alDia } from './transicion.ts';

const HOY = fecha('2024-03-10');
const DESDE = fecha('2024-03-05');
const ACTIVA = hechosDeAlta('TITULAR', fecha('2020-01-01'));
const DE_BENEFICIARIO = hechosDeAlta('BENEFICIARIO', fecha('2020-01-01'));
const POR_VENIR = { estado: 101, fecha_baja: fecha('2024-04-01'), fecha_cesantia: fecha('2024-06-01') };
const CESANTIA = { estado: 103, fecha_baja: fecha('2024-02-01'), fecha_cesantia: fecha('2024-04-01') };
const AMPLIADA = { ...CESANTIA, estado: 102, fecha_ampliacion: fecha('2024-08-01') };
const CERRADA = { estado: 104, fecha_baja: fecha('2023-01-01'), fecha_cesantia: fecha('2023-03-01') };
const PROPIO = { ...CERRADA, estado: 106, fecha_derechohabiente: fecha('2023-06-01') };

type Hechos = Partial<HechosAfiliacion>;
const titular = (hechos: Hechos): HechosAfiliacion => ({ ...ACTIVA, ...hechos });
const beneficiario = (hechos: Hechos): HechosAfiliacion => ({ ...DE_BENEFICIARIO, ...hechos });
const enRevision = (h: HechosAfiliacion): HechosAfiliacion => ({ ...h, estado: 108 });
const restituida = (h: HechosAfiliacion, de: Titularidad | null = null, hoy: FechaCivil = HOY) =>
  aplicarAccion(enRevision(h), { tipo: 'restitucion', titular: de }, hoy);
const cerrada = (h: HechosAfiliacion, desde: FechaCivil = DESDE) =>
  aplicarAccion(enRevision(h), { tipo: 'cierre', desde }, HOY);

describe('revision-afiliacion.test.ts', () => {
  it.each([
    titular({}),
    titular(POR_VENIR),
    titular(CESANTIA),
    titular(AMPLIADA),
    titular(CERRADA),
    beneficiario({ ...CERRADA, estado: 105 }),
    beneficiario(PROPIO),
  ])('entra en revisión desde $estado con sus fechas, no queda cubierta, y vuelve donde estaba', (h) => {
    const abierta = aplicarAccion(h, { tipo: 'revision' }, HOY);
    expect(abierta).toEqual({ ok: true, hechos: { ...h, estado: 108 } });
    expect(estaCubierto(enRevision(h), HOY)).toBe(false);
    expect(restituida(h)).toEqual({ ok: true, hechos: h });
  });

  it('no entra dos veces, y solo termina la revisión de quien está en revisión', () => {
    const dosVeces = aplicarAccion(enRevision(ACTIVA), { tipo: 'revision' }, HOY);
    expect(dosVeces).toMatchObject({
      ok: false,
      codigo: 'ESTADO',
      texto: 'La afiliación ya está en revisión. Estado actual: REVISION.',
    });
    for (const accion of [
      { tipo: 'restitucion', titular: null },
      { tipo: 'cierre', desde: DESDE },
    ] satisfies Accion[])
      expect(aplicarAccion(ACTIVA, accion, HOY)).toMatchObject({
        ok: false,
        codigo: 'ESTADO',
        texto: expect.stringMatching(/ACTIVO\.$/),
      });
  });

  it('los días que pasaron en revisión cuentan', () => {
    expect(restituida(titular(POR_VENIR), null, fecha('2024-05-01'))).toMatchObject({ hechos: { estado: 103 } });
    expect(restituida(titular(CESANTIA), null, fecha('2024-04-01'))).toMatchObject({ hechos: { estado: 103 } });
    expect(restituida(titular(CESANTIA), null, fecha('2024-04-02'))).toMatchObject({ hechos: { estado: 104 } });
    expect(restituida(beneficiario(AMPLIADA), null, fecha('2024-08-02'))).toMatchObject({ hechos: { estado: 105 } });
  });

  it.each<[string, HechosAfiliacion, Titularidad, Hechos]>([
    ['titular cubierto', beneficiario({}), { hechos: ACTIVA, defuncion: false }, { estado: 100, fecha_baja: null }],
    ['titular en cesantía', beneficiario({}), { hechos: titular(CESANTIA), defuncion: false }, CESANTIA],
    ['titular con baja por venir', beneficiario({}), { hechos: titular(POR_VENIR), defuncion: false }, POR_VENIR],
    ['titular inactivo', beneficiario({}), { hechos: titular(CERRADA), defuncion: false }, { ...CERRADA, estado: 105 }],
    [
      'titular que murió',
      beneficiario({}),
      { hechos: titular({ estado: 104, fecha_baja: DESDE }), defuncion: true },
      { estado: 103, fecha_baja: DESDE, fecha_cesantia: fecha('2024-05-05') },
    ],
    ['derecho propio', beneficiario(PROPIO), { hechos: ACTIVA, defuncion: false }, PROPIO],
    ['ampliada después', beneficiario(AMPLIADA), { hechos: titular(CESANTIA), defuncion: false }, AMPLIADA],
    [
      'ampliada antes de que el titular terminara',
      beneficiario(AMPLIADA),
      { hechos: titular({ ...CESANTIA, estado: 104, fecha_cesantia: null }), defuncion: false },
      { estado: 105, fecha_baja: CESANTIA.fecha_baja, fecha_ampliacion: null },
    ],
  ])('un beneficiario vuelve hasta donde llega su titular: %s', (_caso, h, de, esperado) => {
    expect(restituida(h, de)).toMatchObject({ ok: true, hechos: esperado });
  });

  it('mientras su titular está en revisión no vuelve, y se le dice por qué; sí se puede cerrar', () => {
    expect(restituida(beneficiario({}), { hechos: enRevision(ACTIVA), defuncion: false })).toMatchObject({
      ok: false,
      codigo: 'ESTADO',
      texto: 'Su titular está en revisión: primero debe terminar la del titular. Estado actual: REVISION.',
    });
    expect(cerrada(beneficiario({}))).toMatchObject({ ok: true, hechos: { estado: 105, fecha_baja: DESDE } });
  });

  it.each<[string, HechosAfiliacion, FechaCivil, Hechos]>([
    ['cubierta', titular({}), DESDE, { estado: 104, fecha_baja: DESDE }],
    ['en cesantía', titular(CESANTIA), DESDE, { estado: 104, fecha_baja: DESDE, fecha_cesantia: null }],
    ['ampliada', titular(AMPLIADA), DESDE, { estado: 104, fecha_baja: DESDE, fecha_ampliacion: null }],
    ['que ya había terminado', titular(CERRADA), DESDE, CERRADA],
    ['que no había empezado', titular({}), fecha('2019-12-01'), { estado: 104, fecha_baja: fecha('2020-01-01') }],
    [
      'con derecho propio',
      beneficiario(PROPIO),
      DESDE,
      { ...PROPIO, estado: 105, fecha_baja: DESDE, fecha_cesantia: null },
    ],
    [
      'con derecho propio de ese día',
      beneficiario({ ...PROPIO, fecha_derechohabiente: DESDE }),
      DESDE,
      { ...CERRADA, estado: 105, fecha_derechohabiente: null },
    ],
  ])('cierra la revisión de una afiliación %s: nadie estuvo cubierto en revisión', (_caso, h, desde, esperado) => {
    const resultado = cerrada(h, desde);
    expect(resultado).toMatchObject({ ok: true, hechos: esperado });
    if (resultado.ok) expect([desde, HOY].map((dia) => estaCubierto(resultado.hechos, dia))).toEqual([false, false]);
  });

  it('en revisión no se da de baja, no se amplía, no se habilita ni vence: solo una defunción la termina', () => {
    const h = enRevision(beneficiario(CESANTIA));
    for (const accion of [
      { tipo: 'baja', modo: 'CESANTIA', fecha_baja: HOY },
      { tipo: 'baja', modo: 'DEFINITIVA', fecha_baja: HOY },
      { tipo: 'baja', modo: 'RECTIFICACION', fecha_baja: HOY },
      { tipo: 'ampliacion', fecha_ampliacion: fecha('2024-08-01') },
      { tipo: 'habilitacion', fecha_inicio: HOY },
    ] satisfies Accion[])
      expect(aplicarAccion(h, accion, HOY)).toMatchObject({ ok: false, texto: expect.stringMatching(/REVISION\.$/) });
    expect(aplicarAccion(h, { tipo: 'vencimiento' }, fecha('2030-01-01'))).toEqual({ ok: true, hechos: h });
    expect(aplicarAccion(h, { tipo: 'baja', modo: 'DEFUNCION' }, HOY)).toMatchObject({ hechos: { estado: 105 } });
  });

  it('venga de donde venga, volver el mismo día la deja como estaba y cerrarla no deja ningún día cubierto', () => {
    const paso = fc.record({
      dias: fc.integer({ min: 0, max: 90 }),
      clase: fc.constantFrom('CESANTIA', 'DEFINITIVA', 'DEFUNCION', 'RECTIFICACION', 'ampliacion', 'habilitacion'),
      cerca: fc.integer({ min: -60, max: 150 }),
    });
    const vidas = fc.tuple(
      fc.constantFrom('TITULAR' as const, 'BENEFICIARIO' as const),
      fc.array(paso, { maxLength: 8 }),
    );
    fc.assert(
      fc.property(vidas, ([tipo, pasos]) => {
        let h: HechosAfiliacion = hechosDeAlta(tipo, fecha('2023-10-01'));
        let hoy = fecha('2023-11-20');
        for (const { dias, clase, cerca } of pasos) {
          hoy = sumarDias(hoy, dias);
          const resultado = aplicarAccion(h, accionDe(clase, sumarDias(hoy, cerca)), hoy);
          if (resultado.ok) h = resultado.hechos;
        }
        const vuelta = aplicarAccion(enRevision(h), { tipo: 'restitucion', titular: null }, hoy);
        expect(vuelta).toEqual({ ok: true, hechos: alDia(h, hoy) });
        const cierre = aplicarAccion(enRevision(h), { tipo: 'cierre', desde: hoy }, hoy);
        if (!cierre.ok) throw new Error(cierre.texto);
        for (const dias of [0, 1, 40, 400]) expect(estaCubierto(cierre.hechos, sumarDias(hoy, dias))).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

function accionDe(clase: string, dia: FechaCivil): Accion {
  if (clase === 'ampliacion') return { tipo: 'ampliacion', fecha_ampliacion: dia };
  if (clase === 'habilitacion') return { tipo: 'habilitacion', fecha_inicio: dia };
  if (clase === 'DEFUNCION') return { tipo: 'baja', modo: 'DEFUNCION' };
  const modo = clase === 'CESANTIA' || clase === 'DEFINITIVA' ? clase : 'RECTIFICACION';
  return { tipo: 'baja', modo, fecha_baja: dia };
}
