import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fecha, sumarDias, sumarMeses } from '../shared/fecha-civil.ts';
import { enVentana, fuenteCuenta, ultimoPeriodoPorEntidad } from './ventana-pago.ts';

describe('ventana-pago.test.ts', () => {
  it.each([
    ['2026', '04', fecha('2026-04-30'), true],
    ['2026', '1', fecha('2026-04-01'), true],
    ['2026', '01', fecha('2026-04-30'), true],
    ['2025', '12', fecha('2026-04-01'), false],
    ['2025', '11', fecha('2026-02-28'), true],
    ['2025', '10', fecha('2026-02-01'), false],
    ['2026', '05', fecha('2026-04-30'), false],
    ['2027', '04', fecha('2026-04-30'), false],
    [2026, 3, fecha('2026-04-30'), true],
    ['2026', '0', fecha('2026-01-15'), false],
    ['2026', '13', fecha('2026-04-30'), false],
    ['2026', 'MARZO', fecha('2026-04-30'), false],
    ['26', '03', fecha('2026-04-30'), false],
    [' 2026 ', ' 03 ', fecha('2026-04-30'), true],
    ['12026', '03', fecha('2026-04-30'), false],
    ['20260', '03', fecha('2026-04-30'), false],
    ['2026', '003', fecha('2026-04-30'), false],
    ['2026', '031', fecha('2026-04-30'), false],
    ['', '', fecha('2026-04-30'), false],
  ])('declarado %s/%s, el %s está en la ventana: %s', (gestion, periodo, hoy, esperado) => {
    expect(enVentana({ gestion, periodo }, hoy)).toBe(esperado);
  });

  it('contiene exactamente el mes en curso y los tres anteriores', () => {
    const meses = fc.integer({ min: 0, max: 1200 });
    fc.assert(
      fc.property(meses, fc.integer({ min: -6, max: 6 }), fc.integer({ min: 0, max: 27 }), (mes, atras, dia) => {
        const hoy = sumarDias(sumarMeses(fecha('2000-01-01'), mes), dia);
        const declarado = sumarMeses(hoy, -atras);
        const dentro = enVentana({ gestion: declarado.slice(0, 4), periodo: declarado.slice(5, 7) }, hoy);
        expect(dentro).toBe(atras >= 0 && atras <= 3);
      }),
    );
  });

  it.each([
    [{ tipo: 'SENASIR' }, true],
    [{ tipo: 'SENASIR', gestion: '2010', periodo: '01' }, true],
    [{ tipo: 'OVT', gestion: '2026', periodo: '03' }, true],
    [{ tipo: 'OVT', gestion: '2025', periodo: '03' }, false],
    [{ tipo: 'GESTORA', gestion: '2026', periodo: '04' }, true],
    [{ tipo: 'OVT' }, false],
    [{ tipo: 'OVT', periodo: '04' }, false],
    [{ tipo: 'OVT', gestion: '2026' }, false],
  ])('%j cuenta el 2026-04-15: %s', (fuente, esperado) => {
    expect(fuenteCuenta(fuente, fecha('2026-04-15'))).toBe(esperado);
  });

  it('deja una línea por empleador, con su último mes declarado', () => {
    const planillas = [
      { nit: '1', gestion: 2026, periodo: 9 },
      { nit: '2', gestion: 2026, periodo: 10 },
      { nit: '1', gestion: '2026', periodo: '10' },
      { nit: '1', gestion: 2025, periodo: 12 },
    ];
    expect(ultimoPeriodoPorEntidad(planillas, ({ nit }) => nit)).toEqual([
      { nit: '1', gestion: '2026', periodo: '10' },
      { nit: '2', gestion: 2026, periodo: 10 },
    ]);
  });

  it('de dos líneas del mismo mes deja la primera, y una sin mes que se lea cede ante cualquiera', () => {
    const lineas = [
      { linea: 1, nit: '1', gestion: ' 2026 ', periodo: ' 9 ' },
      { linea: 2, nit: '1', gestion: '2026', periodo: '09' },
      { linea: 3, nit: '2', gestion: '2026', periodo: 'SEPTIEMBRE' },
      { linea: 4, nit: '2' },
      { linea: 5, nit: '2', gestion: '1999', periodo: '1' },
      { linea: 6, nit: '2', gestion: '2026', periodo: '99' },
      { linea: 7, nit: '1', gestion: '12026', periodo: '9' },
      { linea: 8, nit: '1', gestion: '20260', periodo: '9' },
    ];
    expect(ultimoPeriodoPorEntidad(lineas, ({ nit }) => nit).map(({ linea }) => linea)).toEqual([1, 5]);
  });
});
