import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import type { HechosAfiliacion } from './cobertura.ts';
import { efectoEnBeneficiario, limiteParaBeneficiarios } from './efecto-beneficiarios.ts';

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
const ABIERTO: HechosAfiliacion = { ...TITULAR, tipo: 'BENEFICIARIO' };
const HASTA_MAYO = { estado: 103, fecha_baja: HOY, fecha_cesantia: fecha('2024-05-10') };
const HASTA_ABRIL = { estado: 103, fecha_baja: fecha('2024-02-01'), fecha_cesantia: fecha('2024-04-01') };
const POR_VENIR = { estado: 101, fecha_baja: fecha('2024-05-01'), fecha_cesantia: fecha('2024-07-01') };
const DEFINITIVA = { estado: 104, fecha_baja: HOY };
const AMPLIADO = { ...HASTA_ABRIL, estado: 102, fecha_ampliacion: fecha('2024-09-01') };

type Hechos = Partial<HechosAfiliacion>;
interface Caso {
  antes?: Hechos;
  despues: Hechos;
  defuncion?: boolean;
}

function efecto(beneficiario: Hechos, { antes = {}, despues, defuncion = false }: Caso) {
  const cambio = { antes: { ...TITULAR, ...antes }, despues: { ...TITULAR, ...despues }, defuncion };
  return efectoEnBeneficiario({ ...ABIERTO, ...beneficiario }, cambio, HOY);
}

describe('efecto-beneficiarios.test.ts', () => {
  it.each<[string, Hechos, Caso, Hechos]>([
    ['baja with cesantía today', {}, { despues: HASTA_MAYO }, HASTA_MAYO],
    ['baja to come', {}, { despues: POR_VENIR }, POR_VENIR],
    ['definitive baja today', {}, { despues: DEFINITIVA }, { estado: 105, fecha_baja: HOY }],
    [
      'definitive baja to come',
      {},
      { despues: { ...DEFINITIVA, estado: 101, fecha_baja: fecha('2024-03-11') } },
      { estado: 101, fecha_baja: fecha('2024-03-11') },
    ],
    ['death', {}, { despues: DEFINITIVA, defuncion: true }, HASTA_MAYO],
    ['death, ending later on its own', POR_VENIR, { despues: DEFINITIVA, defuncion: true }, HASTA_MAYO],
    [
      'death, with the dates of a former baja',
      HASTA_ABRIL,
      { antes: HASTA_ABRIL, despues: DEFINITIVA, defuncion: true },
      HASTA_MAYO,
    ],
    [
      'an ampliación of its own that goes beyond',
      AMPLIADO,
      { antes: HASTA_ABRIL, despues: DEFINITIVA },
      { estado: 105, fecha_baja: HOY },
    ],
    [
      'definitive baja on the day of the former one',
      HASTA_MAYO,
      { antes: HASTA_MAYO, despues: DEFINITIVA },
      { estado: 105, fecha_baja: HOY },
    ],
    ['rectificación to later', HASTA_ABRIL, { antes: HASTA_ABRIL, despues: HASTA_MAYO }, HASTA_MAYO],
    ['the same baja, but an ampliación beyond', AMPLIADO, { antes: AMPLIADO, despues: HASTA_ABRIL }, HASTA_ABRIL],
    ['rectificación to earlier', HASTA_MAYO, { antes: HASTA_MAYO, despues: HASTA_ABRIL }, HASTA_ABRIL],
    ['rectificación to the future', HASTA_ABRIL, { antes: HASTA_ABRIL, despues: POR_VENIR }, POR_VENIR],
    [
      'affiliated after the baja',
      { fecha_afiliacion: fecha('2024-03-01') },
      { despues: HASTA_ABRIL },
      { estado: 103, fecha_baja: fecha('2024-03-01'), fecha_cesantia: fecha('2024-04-01') },
    ],
    [
      'affiliated after the cesantía',
      { fecha_afiliacion: fecha('2024-03-01') },
      { despues: { estado: 104, fecha_baja: fecha('2023-12-01'), fecha_cesantia: fecha('2024-02-01') } },
      { estado: 105, fecha_baja: fecha('2024-03-01') },
    ],
    ['registered under a holder with a baja to come', {}, { antes: POR_VENIR, despues: POR_VENIR }, POR_VENIR],
  ])('%s lo mueve', (_caso, beneficiario, caso, esperado) => {
    const base = { ...ABIERTO, ...beneficiario, fecha_baja: null, fecha_cesantia: null, fecha_ampliacion: null };
    expect(efecto(beneficiario, caso)).toEqual({ ...base, ...esperado });
  });

  it.each<[string, Hechos, Caso]>([
    ['it ends sooner', HASTA_ABRIL, { despues: HASTA_MAYO }],
    ['it ends on the same day', HASTA_MAYO, { despues: HASTA_MAYO }],
    ['it ends sooner than the two months of a death', HASTA_ABRIL, { despues: DEFINITIVA, defuncion: true }],
    [
      'it has its own right',
      { ...HASTA_ABRIL, estado: 106, fecha_derechohabiente: fecha('2024-03-01') },
      { antes: HASTA_ABRIL, despues: HASTA_MAYO },
    ],
    ['it had ended', { estado: 105, fecha_baja: fecha('2023-01-01') }, { despues: HASTA_MAYO }],
    [
      'it had ended by the calendar',
      { ...HASTA_ABRIL, fecha_cesantia: fecha('2024-03-09') },
      { antes: { ...HASTA_ABRIL, fecha_cesantia: fecha('2024-03-09') }, despues: HASTA_MAYO },
    ],
    ['it is under review', { estado: 108 }, { despues: HASTA_MAYO }],
    ['the holder is open', {}, { despues: {} }],
    ['the holder is open, and it has an end of its own', HASTA_ABRIL, { despues: {} }],
    [
      'the two months of a death are the dates it had',
      HASTA_MAYO,
      { antes: HASTA_MAYO, despues: DEFINITIVA, defuncion: true },
    ],
    ['the holder was extended', HASTA_ABRIL, { antes: HASTA_ABRIL, despues: AMPLIADO }],
    ['the holder was extended, and it too', AMPLIADO, { antes: HASTA_ABRIL, despues: AMPLIADO }],
  ])('nada cambia cuando %s', (_caso, beneficiario, caso) => {
    expect(efecto(beneficiario, caso)).toBeNull();
  });

  it('el límite es el término del titular, y dos meses tras una defunción', () => {
    expect(limiteParaBeneficiarios(TITULAR, false)).toBeNull();
    expect(limiteParaBeneficiarios(TITULAR, true)).toBeNull();
    expect(limiteParaBeneficiarios({ ...TITULAR, ...AMPLIADO }, false)).toBe(fecha('2024-09-01'));
    expect(limiteParaBeneficiarios({ ...TITULAR, ...DEFINITIVA }, false)).toBe(fecha('2024-03-09'));
    expect(limiteParaBeneficiarios({ ...TITULAR, ...DEFINITIVA, fecha_baja: fecha('2023-12-31') }, true)).toBe(
      fecha('2024-02-29'),
    );
  });
});
