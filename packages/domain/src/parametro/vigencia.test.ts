import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fecha, sumarDias } from '../shared/fecha-civil.ts';
import {
  avisoDeVigencia,
  dichoDeVigencia,
  type EstadoDeVigencia,
  estadoDeVigencia,
  estaVigente,
  revisarFinDeVigencia,
} from './vigencia.ts';

const HOY = fecha('2026-10-14');
const AYER = sumarDias(HOY, -1);
const MANANA = sumarDias(HOY, 1);

describe('vigencia.test.ts', () => {
  it.each<[ReturnType<typeof fecha> | null, ReturnType<typeof fecha> | null, EstadoDeVigencia]>([
    [null, null, 'VIGENTE'],
    [HOY, null, 'VIGENTE'],
    [null, HOY, 'VIGENTE'],
    [HOY, HOY, 'VIGENTE'],
    [null, AYER, 'TERMINADO'],
    [AYER, AYER, 'TERMINADO'],
    [MANANA, null, 'POR_COMENZAR'],
    [MANANA, MANANA, 'POR_COMENZAR'],
  ])('desde %s hasta %s: %s, con el primer y el último día dentro', (vigente_desde, vigente_hasta, estado) => {
    expect(estadoDeVigencia({ vigente_desde, vigente_hasta }, HOY)).toBe(estado);
    expect(estaVigente({ vigente_desde, vigente_hasta }, HOY)).toBe(estado === 'VIGENTE');
  });

  it('dice cuál, hasta cuándo o desde cuándo, y qué hacer', () => {
    const nombre = 'CASADO';
    expect(avisoDeVigencia({ nombre, vigente_desde: null, vigente_hasta: null }, HOY)).toBeNull();
    expect(avisoDeVigencia({ nombre, vigente_desde: null, vigente_hasta: AYER }, HOY)).toBe(
      '«CASADO» estuvo vigente hasta el 13/10/2026. Elija un valor vigente.',
    );
    expect(avisoDeVigencia({ nombre, vigente_desde: MANANA, vigente_hasta: null }, HOY)).toBe(
      '«CASADO» estará vigente desde el 15/10/2026. Elija un valor vigente.',
    );
  });

  it.each([
    [null, null, '«CASADO» está vigente, sin fecha de fin.'],
    [null, HOY, '«CASADO» está vigente hasta el 14/10/2026.'],
    [null, AYER, '«CASADO» estuvo vigente hasta el 13/10/2026.'],
    [MANANA, MANANA, '«CASADO» estará vigente hasta el 15/10/2026.'],
  ])('desde %s hasta %s se dice en su tiempo: %s', (vigente_desde, vigente_hasta, texto) => {
    expect(dichoDeVigencia('ESTADO_CIVIL', { nombre: 'CASADO', vigente_desde, vigente_hasta }, HOY)).toBe(texto);
  });

  it.each([
    [HOY, '«Nochebuena» ya no se cuenta como feriado.'],
    [null, '«Nochebuena» se cuenta como feriado.'],
  ])('de un feriado con último día %s se dice si se cuenta: %s', (vigente_hasta, texto) => {
    const nochebuena = { nombre: 'Nochebuena', vigente_desde: null, vigente_hasta };
    expect(dichoDeVigencia('FERIADO', nochebuena, HOY)).toBe(texto);
  });

  it('lo que un día terminó no vuelve por sí solo', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.nat(400), fc.nat(400), (inicio, dura, luego) => {
        const vigente_desde = sumarDias(HOY, inicio);
        const vigente_hasta = sumarDias(vigente_desde, dura);
        const dia = sumarDias(vigente_hasta, luego + 1);
        expect(estadoDeVigencia({ vigente_desde, vigente_hasta }, dia)).toBe('TERMINADO');
        expect(estadoDeVigencia({ vigente_desde, vigente_hasta }, vigente_hasta)).toBe('VIGENTE');
        expect(estadoDeVigencia({ vigente_desde, vigente_hasta }, sumarDias(vigente_desde, -1))).toBe('POR_COMENZAR');
      }),
    );
  });

  it.each([
    ['un día pasado', '2020-01-01', null, null],
    ['hoy', HOY, HOY, null],
    ['antes del primer día', '2026-10-13', HOY, 'El último día no puede ser anterior al primer día de vigencia.'],
    ['antes de 1900', '1899-12-31', null, 'La fecha no puede ser anterior al año 1900.'],
    ['de antes del registro', '1999-12-31', null, 'El último día no puede ser anterior al año 2000.'],
    ['el primero que se admite', '2000-01-01', null, null],
    ['dentro de diez años', '2036-10-21', null, null],
    ['más allá', '2036-10-22', null, 'La fecha no puede pasar de diez años desde hoy.'],
  ])('el último día %s', (_que, hasta, desde, texto) => {
    expect(revisarFinDeVigencia(fecha(hasta), desde === null ? null : fecha(desde), HOY)?.texto ?? null).toBe(texto);
  });
});
