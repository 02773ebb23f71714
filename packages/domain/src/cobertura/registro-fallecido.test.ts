import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fecha, sumarDias } from '../shared/fecha-civil.ts';
import { aplicarAccion } from './acciones.ts';
import { estaCubierto, finDeCobertura } from './cobertura.ts';
import { altaDeFallecido } from './registro.ts';
import { alDia } from './transicion.ts';

const AFILIACION = fecha('2020-05-04');
/** The days run from the affiliation to the death, and from there to the day on which it is registered. */
const vida = fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }));

describe('registro-fallecido.test.ts', () => {
  it('nace INACTIVO con la fecha de la defunción como baja, sin cesantía', () => {
    expect(altaDeFallecido(AFILIACION, fecha('2024-03-10'))).toEqual({
      tipo: 'TITULAR',
      estado: 104,
      fecha_afiliacion: AFILIACION,
      fecha_baja: fecha('2024-03-10'),
      fecha_cesantia: null,
      fecha_ampliacion: null,
      fecha_derechohabiente: null,
    });
  });

  it('cubre hasta la víspera de la defunción y no desde ese día', () => {
    fc.assert(
      fc.property(vida, ([vivio, despues]) => {
        const murio = sumarDias(AFILIACION, vivio);
        const hechos = altaDeFallecido(AFILIACION, murio);
        expect(finDeCobertura(hechos)).toBe(sumarDias(murio, -1));
        expect(estaCubierto(hechos, sumarDias(murio, despues))).toBe(false);
        if (vivio > 0) expect(estaCubierto(hechos, sumarDias(murio, -1))).toBe(true);
      }),
    );
  });

  it('queda como la tarea diaria la dejaría, y no admite baja ni ampliación', () => {
    fc.assert(
      fc.property(vida, ([vivio, despues]) => {
        const murio = sumarDias(AFILIACION, vivio);
        const hoy = sumarDias(murio, despues);
        const hechos = altaDeFallecido(AFILIACION, murio);
        expect(alDia(hechos, hoy)).toEqual(hechos);
        expect(aplicarAccion(hechos, { tipo: 'baja', modo: 'DEFUNCION' }, hoy).ok).toBe(false);
        expect(aplicarAccion(hechos, { tipo: 'ampliacion', fecha_ampliacion: sumarDias(hoy, 30) }, hoy).ok).toBe(false);
      }),
    );
  });
});
