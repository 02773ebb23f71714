import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FechaCivil, fecha, sumarDias } from '../shared/fecha-civil.ts';
import { estadoEn, finDeCobertura, type HechosAfiliacion } from './cobertura.ts';
import { CODIGOS_ESTADO, ESTADO, estadosConFin } from './estados.ts';
import { vencimientosDe } from './vencimiento.ts';

const HOY = fecha('2026-10-14');
const dia = fc.integer({ min: -90, max: 90 }).map((n) => sumarDias(HOY, n));

/** The facts are as an action leaves them in its state. */
const hechos = fc
  .record({
    estado: fc.constantFrom(...CODIGOS_ESTADO),
    tipo: fc.constantFrom('TITULAR' as const, 'BENEFICIARIO' as const),
    baja: dia,
    cesantia: fc.option(fc.nat({ max: 60 }), { nil: null }),
    ampliacion: fc.integer({ min: 1, max: 60 }),
    propio: fc.boolean(),
    edad: fc.option(dia, { nil: null }),
  })
  .map(({ estado, tipo, baja, cesantia, ampliacion, propio, edad }): HechosAfiliacion => {
    const con = {
      tipo,
      estado,
      fecha_afiliacion: fecha('2020-01-01'),
      fecha_ampliacion: null,
      fecha_derechohabiente: null,
      fin_por_edad: tipo === 'BENEFICIARIO' ? edad : null,
    };
    if (estado === ESTADO.ACTIVO) return { ...con, fecha_baja: null, fecha_cesantia: null };
    if (estado === ESTADO.DERECHOHABIENTE) {
      const fecha_derechohabiente = sumarDias(baja, propio ? -200 : 0);
      return { ...con, tipo: 'BENEFICIARIO', fecha_baja: baja, fecha_cesantia: null, fecha_derechohabiente };
    }
    const fecha_cesantia =
      estado === ESTADO.CESANTIA || estado === ESTADO.AMPLIACION
        ? sumarDias(baja, cesantia ?? 60)
        : cesantia === null
          ? null
          : sumarDias(baja, cesantia);
    const fecha_ampliacion =
      estado === ESTADO.AMPLIACION && fecha_cesantia !== null ? sumarDias(fecha_cesantia, ampliacion) : null;
    return { ...con, fecha_baja: baja, fecha_cesantia, fecha_ampliacion };
  });

/** Gives what a statement finds that looks at stored columns only. */
function estadoPorColumnas(h: HechosAfiliacion, hoy: FechaCivil): number {
  const fin = finDeCobertura(h);
  const plazos = {
    FIN_PASADO: fin !== null && fin < hoy,
    EDAD_PASADA: h.fin_por_edad != null && h.fin_por_edad < hoy,
    BAJA_LLEGADA: h.fecha_baja !== null && h.fecha_baja <= hoy && fin !== null && fin >= hoy,
  };
  const debido = vencimientosDe(h.tipo).find(({ plazo, desde }) => desde.includes(h.estado) && plazos[plazo]);
  return debido?.hasta ?? h.estado;
}

describe('vencimiento.test.ts', () => {
  it('lo que dicen las columnas guardadas es el estado de hoy, de cualquier estado que lleva un fin o ninguno', () => {
    const abiertos = hechos.filter((h) => [...estadosConFin('BENEFICIARIO')].includes(h.estado));
    fc.assert(
      fc.property(abiertos, dia, (h, hoy) => {
        // The state was written on its day, not before.
        fc.pre(h.estado !== ESTADO.CESANTIA || h.fecha_baja === null || h.fecha_baja <= hoy);
        fc.pre(h.estado !== ESTADO.AMPLIACION || h.fecha_baja === null || h.fecha_baja <= hoy);
        fc.pre(h.fecha_derechohabiente === null || h.fecha_derechohabiente <= hoy);
        expect(estadoPorColumnas(h, hoy)).toBe(estadoEn(h, hoy));
      }),
      { numRuns: 2000 },
    );
  });

  it('quien ya no está cubierto y quien está en revisión no cambian por los días', () => {
    for (const tipo of ['TITULAR', 'BENEFICIARIO'] as const) {
      const desde = vencimientosDe(tipo).flatMap((v) => v.desde);
      for (const codigo of [ESTADO.INACTIVO, ESTADO.INHABILITADO, ESTADO.REVISION]) expect(desde).not.toContain(codigo);
    }
  });
});
