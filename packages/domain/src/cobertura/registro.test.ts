import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fecha, sumarDias } from '../shared/fecha-civil.ts';
import { estaCubierto, estadoEn, finDeCobertura } from './cobertura.ts';
import { hechosDeAlta } from './registro.ts';

const DIA = fecha('2024-03-10');
const dias = fc.integer({ min: 1, max: 30_000 });

describe('registro.test.ts', () => {
  it.each(['TITULAR', 'BENEFICIARIO'] as const)(
    'la afiliación de un %s nace ACTIVO y sin más fecha que la suya',
    (tipo) => {
      expect(hechosDeAlta(tipo, DIA)).toEqual({
        tipo,
        estado: 100,
        fecha_afiliacion: DIA,
        fecha_baja: null,
        fecha_cesantia: null,
        fecha_ampliacion: null,
        fecha_derechohabiente: null,
      });
    },
  );

  it('cubre desde su primer día, sin término, y ningún día antes', () => {
    const hechos = hechosDeAlta('TITULAR', DIA);
    expect(finDeCobertura(hechos)).toBeNull();
    expect(estaCubierto(hechos, DIA)).toBe(true);
    fc.assert(
      fc.property(dias, (cuantos) => {
        expect(estadoEn(hechos, sumarDias(DIA, cuantos))).toBe(100);
        expect(estadoEn(hechos, sumarDias(DIA, -cuantos))).toBe(104);
      }),
    );
  });
});
