import { describe, expect, it } from 'vitest';
import { finDeCobertura, type HechosAfiliacion } from '../cobertura/cobertura.ts';
import { ESTADO } from '../cobertura/estados.ts';
import { fecha } from '../shared/fecha-civil.ts';
import { deshacerCambio, sinDiasDobles, type TerminadaPorCambio } from './cambio-por-error.ts';

const HOY = fecha('2026-10-14');
const ANTES: HechosAfiliacion = {
  tipo: 'TITULAR',
  estado: ESTADO.CESANTIA,
  fecha_afiliacion: fecha('2026-09-01'),
  fecha_baja: fecha('2026-09-20'),
  fecha_cesantia: fecha('2026-11-20'),
  fecha_ampliacion: null,
  fecha_derechohabiente: null,
};
/** The cover is cut on the eve of a job of 5 October. */
const ACTUAL = { ...ANTES, estado: ESTADO.INACTIVO, fecha_cesantia: fecha('2026-10-04') };
const DEL_TITULAR: TerminadaPorCambio = {
  actual: ACTUAL,
  antes: ANTES,
  fallecida: false,
  cambiada: false,
  titular: null,
  cerrada: null,
  otras: [],
};
const hija = (h: HechosAfiliacion): HechosAfiliacion => ({ ...h, tipo: 'BENEFICIARIO' });
const DE_LA_HIJA = { ...DEL_TITULAR, actual: { ...hija(ACTUAL), estado: ESTADO.INHABILITADO }, antes: hija(ANTES) };
const titular = (hechos: HechosAfiliacion, noVuelve = false) => ({ hechos, defuncion: false, noVuelve });
/** Gives the job of 5 October, closed with the cover ending on this day. */
const cerrada = (baja: string): HechosAfiliacion => ({
  ...ACTUAL,
  fecha_afiliacion: fecha('2026-10-05'),
  fecha_baja: fecha(baja),
  fecha_cesantia: null,
});
const otra = (desde: string, hasta: string | null) => ({
  desde: fecha(desde),
  hasta: hasta === null ? null : fecha(hasta),
});

describe('cambio-por-error.test.ts', () => {
  it.each<[string, Partial<TerminadaPorCambio>, Partial<HechosAfiliacion>]>([
    ['la cesantía', {}, { estado: 103, fecha_cesantia: ANTES.fecha_cesantia }],
    [
      'la ampliación',
      { antes: { ...ANTES, estado: 102, fecha_ampliacion: fecha('2026-12-31') } },
      { estado: 102, fecha_ampliacion: fecha('2026-12-31') },
    ],
    [
      'lo que ya pasó, como pasado',
      { antes: { ...ANTES, fecha_cesantia: fecha('2026-10-10') } },
      { estado: 104, fecha_cesantia: fecha('2026-10-10') },
    ],
    [
      'la cesantía de una baja que entonces estaba por venir',
      { antes: { ...ANTES, estado: 101, fecha_baja: fecha('2026-10-12'), fecha_cesantia: fecha('2026-12-12') } },
      { estado: 103, fecha_cesantia: fecha('2026-12-12') },
    ],
    ['con el mismo empleador, si llega tan lejos', { cerrada: cerrada('2026-10-14') }, { estado: 103 }],
    ['junto a otra que terminó la víspera', { otras: [otra('2026-09-10', '2026-10-04')] }, { estado: 103 }],
    ['junto a otra que empieza después', { otras: [otra('2026-11-21', null)] }, { estado: 103 }],
  ])('vuelve %s', (_caso, cambios, hechos) => {
    expect(deshacerCambio({ ...DEL_TITULAR, ...cambios }, HOY)).toMatchObject({ ok: true, hechos });
  });

  it.each<[string, TerminadaPorCambio, RegExp]>([
    ['quien murió', { ...DEL_TITULAR, fallecida: true }, /fallecida/],
    ['lo que otro cambió después', { ...DEL_TITULAR, cambiada: true }, /se registró otro cambio/],
    [
      'quien tiene otra abierta',
      { ...DEL_TITULAR, otras: [otra('2026-10-10', null)] },
      /otra .* desde el 10\/10\/2026/,
    ],
    ['quien tuvo otra un día', { ...DEL_TITULAR, otras: [otra('2026-10-01', '2026-10-05')] }, /otra afiliación/],
    ['quien tiene otra el último día', { ...DEL_TITULAR, otras: [otra('2026-11-20', null)] }, /otra afiliación/],
    [
      'la del mismo empleador que terminaba antes',
      { ...DEL_TITULAR, antes: { ...ANTES, fecha_cesantia: fecha('2026-10-12') }, cerrada: cerrada('2026-10-14') },
      /mismo empleador/,
    ],
    ['quien está como antes', { ...DEL_TITULAR, antes: ACTUAL }, /como antes/],
    ['la hija sin su titular', { ...DE_LA_HIJA, titular: titular(ACTUAL, true) }, /sigue a la del titular/],
  ])('no vuelve %s, y se dice por qué', (_caso, terminada, texto) => {
    expect(deshacerCambio(terminada, HOY)).toMatchObject({ ok: false, texto: expect.stringMatching(texto) });
  });

  it('la hija vuelve hasta donde llega su titular', () => {
    expect(deshacerCambio({ ...DE_LA_HIJA, titular: titular(ANTES) }, HOY)).toMatchObject({
      hechos: { estado: 103, fecha_cesantia: ANTES.fecha_cesantia },
    });
    const hastaOctubre = { ...ANTES, fecha_cesantia: fecha('2026-10-31') };
    expect(deshacerCambio({ ...DE_LA_HIJA, titular: titular(hastaOctubre) }, HOY)).toMatchObject({
      hechos: { estado: 103, fecha_cesantia: '2026-10-31' },
    });
  });

  it.each([
    ['no cubre ningún día, si la devuelta los cubre', '2026-11-20', '2026-10-04'],
    ['tampoco si terminan a la vez', '2026-10-13', '2026-10-04'],
    ['conserva los suyos, si la devuelta llega menos lejos', '2026-10-12', '2026-10-13'],
  ])('del mismo empleador, la cerrada %s', (_caso, cesantia, fin) => {
    const devuelta = { ...ANTES, fecha_cesantia: fecha(cesantia) };
    expect(finDeCobertura(sinDiasDobles(cerrada('2026-10-14'), devuelta))).toBe(fin);
  });
});
