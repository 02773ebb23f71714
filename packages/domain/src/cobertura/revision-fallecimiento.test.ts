import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { idAfiliacion, idPersona } from '../shared/ids.ts';
import { aplicarAccion } from './acciones.ts';
import type { HechosAfiliacion } from './cobertura.ts';
import { efectoDeDefuncion } from './defuncion.ts';
import { hechosDeAlta } from './registro.ts';
import { devolverFechas } from './revision-fallecimiento.ts';

const MUERTE = fecha('2024-03-10');
const HOY = fecha('2024-06-20');
const CESANTIA = { estado: 103, fecha_baja: fecha('2024-02-01'), fecha_cesantia: fecha('2024-07-01') };
const AMPLIADA = {
  ...CESANTIA,
  estado: 102,
  fecha_cesantia: fecha('2024-04-01'),
  fecha_ampliacion: fecha('2024-08-01'),
};
const PROPIO = { ...CESANTIA, estado: 106, fecha_derechohabiente: fecha('2024-04-01') };

type Hechos = Partial<HechosAfiliacion>;
const DESDE = fecha('2020-01-01');
const titular = (hechos: Hechos = {}): HechosAfiliacion => ({ ...hechosDeAlta('TITULAR', DESDE), ...hechos });
const beneficiario = (hechos: Hechos = {}): HechosAfiliacion => ({ ...hechosDeAlta('BENEFICIARIO', DESDE), ...hechos });
const MUERTO = titular({ estado: 104, fecha_baja: MUERTE });
const TRAS_LA_MUERTE = beneficiario({ estado: 103, fecha_baja: MUERTE, fecha_cesantia: fecha('2024-05-10') });
const vivo = { hechos: titular(), defuncion: false };

describe('revision-fallecimiento.test.ts', () => {
  it('el titular y sus beneficiarios vuelven a las fechas de antes, también el que fue habilitado', () => {
    const habilitado = { ...TRAS_LA_MUERTE, estado: 106, fecha_derechohabiente: fecha('2024-04-01') };
    expect(devolverFechas(MUERTO, titular(), null, HOY)).toEqual({ ok: true, hechos: titular() });
    for (const actual of [TRAS_LA_MUERTE, { ...TRAS_LA_MUERTE, estado: 105 }, habilitado])
      expect(devolverFechas(actual, beneficiario(), vivo, HOY)).toEqual({ ok: true, hechos: beneficiario() });
  });

  it('los días que pasaron mientras tanto cuentan', () => {
    expect(devolverFechas(MUERTO, titular(CESANTIA), null, HOY)).toMatchObject({ hechos: CESANTIA });
    const porVenir = titular({ ...CESANTIA, estado: 101, fecha_baja: fecha('2024-05-01') });
    expect(devolverFechas(MUERTO, porVenir, null, HOY)).toMatchObject({ hechos: { ...porVenir, estado: 103 } });
    const acabada = titular({ ...CESANTIA, fecha_cesantia: fecha('2024-04-01') });
    expect(devolverFechas(MUERTO, acabada, null, HOY)).toMatchObject({ hechos: { ...acabada, estado: 104 } });
  });

  it('lo que estaba en revisión vuelve a revisión', () => {
    expect(devolverFechas(MUERTO, titular({ estado: 108 }), null, HOY)).toMatchObject({ hechos: { estado: 108 } });
  });

  it('la fecha de afiliación es la de ahora, que pudo corregirse', () => {
    const corregida = { ...MUERTO, fecha_afiliacion: fecha('2019-05-05') };
    expect(devolverFechas(corregida, titular(), null, HOY)).toMatchObject({
      hechos: { estado: 100, fecha_afiliacion: '2019-05-05' },
    });
  });

  it('un beneficiario no vuelve sin su titular, y se dice por qué', () => {
    const muerto = { hechos: MUERTO, defuncion: true };
    expect(devolverFechas(TRAS_LA_MUERTE, beneficiario(), muerto, HOY)).toMatchObject({
      ok: false,
      codigo: 'ESTADO',
      texto: expect.stringContaining('elija también la suya'),
    });
  });

  it('de lo que está como antes se dice, y no se escribe', () => {
    expect(devolverFechas(titular(CESANTIA), titular(CESANTIA), null, HOY)).toEqual({
      ok: false,
      codigo: 'ESTADO',
      texto: 'La afiliación está como antes. Estado actual: CESANTIA.',
    });
  });

  it.each<[string, Hechos, Hechos]>([
    ['el estado', { estado: 108 }, { estado: 100 }],
    ['la baja', CESANTIA, { ...CESANTIA, fecha_baja: fecha('2024-02-02') }],
    ['la cesantía', CESANTIA, { ...CESANTIA, fecha_cesantia: fecha('2024-07-02') }],
    ['la ampliación', AMPLIADA, { ...AMPLIADA, fecha_ampliacion: fecha('2024-08-02') }],
    ['el derecho propio', PROPIO, { ...PROPIO, fecha_derechohabiente: fecha('2024-04-02') }],
  ])('basta que difiera %s para que vuelva', (_que, actual, antes) => {
    expect(devolverFechas(beneficiario(actual), beneficiario(antes), null, HOY)).toEqual({
      ok: true,
      hechos: beneficiario(antes),
    });
  });

  it('vuelve hasta donde llega su titular como quede', () => {
    const enCesantia = { hechos: titular(CESANTIA), defuncion: false };
    expect(devolverFechas(TRAS_LA_MUERTE, beneficiario(), enCesantia, HOY)).toMatchObject({ hechos: CESANTIA });
  });

  it('deshace, fecha por fecha, lo que la defunción hizo a cada estado', () => {
    for (const antes of [titular(), titular(CESANTIA), titular({ ...CESANTIA, estado: 102, fecha_ampliacion: HOY })]) {
      const filas = [
        { id: idAfiliacion(1), id_persona: idPersona(1), id_titular: null, ...antes },
        { id: idAfiliacion(2), id_persona: idPersona(2), id_titular: idAfiliacion(1), ...beneficiario() },
      ];
      const { propias } = efectoDeDefuncion(filas, idPersona(1), MUERTE);
      const despues = propias[0]?.hechos ?? antes;
      expect(despues.estado).toBe(104);
      const esperado = aplicarAccion(antes, { tipo: 'vencimiento' }, HOY);
      expect(devolverFechas(despues, antes, null, HOY)).toEqual(esperado);
    }
  });
});
