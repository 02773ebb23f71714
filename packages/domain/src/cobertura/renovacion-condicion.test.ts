import { describe, expect, it } from 'vitest';
import { fecha, sumarDias } from '../shared/fecha-civil.ts';
import { aplicarAccion } from './acciones.ts';
import { estadoEn, type HechosAfiliacion } from './cobertura.ts';
import { hechosDeAlta } from './registro.ts';
import { renovarCondicion, textoCondicion } from './renovacion-condicion.ts';
import type { Titularidad } from './revision-afiliacion.ts';

const FIN = fecha('2026-09-30');
const HASTA = fecha('2027-06-30');
const hijo: HechosAfiliacion = {
  ...hechosDeAlta('BENEFICIARIO', fecha('2020-01-01')),
  fin_por_edad: FIN,
  condicion: null,
};
const titular: Titularidad = { hechos: hechosDeAlta('TITULAR', fecha('2019-01-01')), defuncion: false };
const conBaja = (fecha_baja: string, fecha_cesantia: string | null): Titularidad => ({
  defuncion: false,
  hechos: {
    ...titular.hechos,
    estado: 101,
    fecha_baja: fecha(fecha_baja),
    fecha_cesantia: fecha_cesantia === null ? null : fecha(fecha_cesantia),
  },
});

describe('renovacion-condicion.test.ts', () => {
  it.each([
    ['mientras dura', '2026-09-15', HASTA, 100, HASTA],
    ['sin límite', '2026-09-30', null, 100, null],
    ['el último de los 90 días', '2026-12-29', HASTA, 100, HASTA],
  ])('%s: sigue', (_caso, hoy, fin, estado, guardado) => {
    const r = renovarCondicion(hijo, fin, titular, fecha(hoy));
    expect(r).toMatchObject({ ok: true, hechos: { estado, fin_por_edad: guardado } });
    // Not one day in between is without cover.
    if (r.ok) for (const dia of [FIN, sumarDias(FIN, 1), fecha(hoy)]) expect(estadoEn(r.hechos, dia)).toBe(100);
  });

  it.each([
    ['un fin anterior no quita los días que ya se avisaron', '2026-09-15', fecha('2026-09-20')],
    ['el mismo fin, el último día, no da ninguno más', '2026-09-30', FIN],
  ])('%s', (_caso, hoy, fin) => {
    const r = renovarCondicion(hijo, fin, titular, fecha(hoy));
    expect(r).toMatchObject({ ok: true, hechos: { estado: 100, fin_por_edad: FIN } });
  });

  it.each([
    ['pasados 90 días', hijo, '2026-12-30', HASTA, /se renovaba hasta el 29\/12\/2026/],
    [
      'con otra condición que también terminó',
      hijo,
      '2026-11-01',
      fecha('2026-10-31'),
      /también terminó, el 31\/10\/2026/,
    ],
    [
      'a quien terminó por una baja',
      { ...hijo, fecha_baja: fecha('2026-08-01') },
      '2026-11-01',
      HASTA,
      /si terminó por edad/,
    ],
    ['a un titular', titular.hechos, '2026-11-01', HASTA, /de un beneficiario/],
    ['en revisión', { ...hijo, estado: 108 }, '2026-09-15', HASTA, /si terminó por edad/],
  ])('%s se rechaza', (_caso, h, hoy, fin, texto) => {
    expect(renovarCondicion(h, fin, titular, fecha(hoy))).toMatchObject({
      ok: false,
      texto: expect.stringMatching(texto),
    });
  });

  it('vuelve con las fechas que su titular recibió mientras tanto, aunque ya hayan pasado', () => {
    const hoy = fecha('2026-11-01');
    expect(renovarCondicion(hijo, HASTA, conBaja('2026-10-15', '2026-12-15'), hoy)).toMatchObject({
      ok: true,
      hechos: { estado: 103, fecha_baja: '2026-10-15', fecha_cesantia: '2026-12-15', fin_por_edad: HASTA },
    });
    for (const fin of [HASTA, null]) {
      const r = renovarCondicion(hijo, fin, conBaja('2026-10-15', null), hoy);
      expect(r).toMatchObject({ ok: true, hechos: { estado: 105, fecha_baja: '2026-10-15', fin_por_edad: fin } });
      if (r.ok) {
        expect([FIN, '2026-10-14', '2026-10-15'].map((dia) => estadoEn(r.hechos, fecha(dia)))).toEqual([101, 101, 105]);
        expect(textoCondicion(r.hechos, hoy)).toBe('Condición registrada. Su cobertura terminó el 14/10/2026.');
      }
    }
  });

  it('sin derecho del titular ningún día se quita, y la invalidez se registra también pasados los 90 días', () => {
    const antes = conBaja('2026-09-20', null);
    expect(renovarCondicion(hijo, null, antes, fecha('2026-11-01'))).toEqual({
      ok: true,
      hechos: { ...hijo, estado: 105 },
    });
    const tarde = fecha('2027-06-01');
    expect(renovarCondicion(hijo, null, conBaja('2026-10-15', null), tarde)).toEqual({
      ok: true,
      hechos: { ...hijo, estado: 105 },
    });
    expect(renovarCondicion(hijo, null, titular, tarde)).toMatchObject({ ok: false });
    expect(renovarCondicion(hijo, HASTA, conBaja('2026-10-15', null), tarde)).toMatchObject({ ok: false });
  });

  it('mientras el titular está en revisión no vuelve', () => {
    const enRevision = { ...titular, hechos: { ...titular.hechos, estado: 108 } };
    expect(renovarCondicion(hijo, HASTA, enRevision, fecha('2026-11-01'))).toMatchObject({
      ok: false,
      texto: expect.stringMatching(/^Su titular está en revisión/),
    });
  });

  it('quien terminó por edad se habilita solo con una condición, desde el día siguiente', () => {
    const hoy = fecha('2026-11-01');
    const habilitar = (h: HechosAfiliacion, desde: string) =>
      aplicarAccion(h, { tipo: 'habilitacion', fecha_inicio: fecha(desde) }, hoy);
    expect(habilitar(hijo, '2026-10-01')).toMatchObject({ ok: false, texto: expect.stringMatching(/por edad/) });
    const estudio = { ...hijo, condicion: 'ESTUDIANTE' };
    expect(habilitar(estudio, '2026-10-01')).toMatchObject({ ok: false, texto: expect.stringMatching(/invalidez/) });
    const con = { ...hijo, condicion: 'INVALIDEZ' };
    expect(habilitar(con, '2026-09-30')).toMatchObject({ ok: false, texto: expect.stringMatching(/01\/10\/2026/) });
    const r = habilitar(con, '2026-10-01');
    expect(r).toMatchObject({ ok: true, hechos: { estado: 106 } });
    if (r.ok) expect([estadoEn(r.hechos, FIN), estadoEn(r.hechos, hoy)]).toEqual([100, 106]);
  });
});
