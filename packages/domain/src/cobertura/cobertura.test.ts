import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FechaCivil, fecha, sumarDias } from '../shared/fecha-civil.ts';
import { cesantiaDesde, estaCubierto, estadoEn, finDeCobertura, type HechosAfiliacion } from './cobertura.ts';

function hechos(estado: number, cambios: Partial<HechosAfiliacion> = {}): HechosAfiliacion {
  return {
    estado,
    tipo: 'TITULAR',
    fecha_afiliacion: fecha('2020-01-01'),
    fecha_baja: null,
    fecha_cesantia: null,
    fecha_ampliacion: null,
    fecha_derechohabiente: null,
    ...cambios,
  };
}

const CON_CESANTIA = { fecha_baja: fecha('2024-03-10'), fecha_cesantia: fecha('2024-05-10') };
const DEFINITIVA = { fecha_baja: fecha('2024-03-10') };
const AMPLIADA = { ...CON_CESANTIA, fecha_ampliacion: fecha('2024-08-01') };
const DERECHOHABIENTE = { ...CON_CESANTIA, tipo: 'BENEFICIARIO', fecha_derechohabiente: fecha('2024-06-01') } as const;
const BENEFICIARIO = { tipo: 'BENEFICIARIO' } as const;
const EDAD = { fin_por_edad: fecha('2024-04-20') };
const PROPIO_TERMINADO = { ...DERECHOHABIENTE, fecha_baja: fecha('2025-01-01'), fecha_cesantia: null };
const INTERRUMPIDA = { fecha_revision: fecha('2024-04-01'), estado_previo: 103 };
const DOS_REVISIONES = {
  revisiones: [fecha('2024-02-01'), fecha('2024-02-10')],
  fecha_revision: fecha('2024-03-01'),
  estado_previo: 100,
};
/** A required date stands before the affiliation, so that nothing holds. */
const NUNCA = fecha('1850-01-01');

/** The state that is stored, its facts, a day, and the state on that day. */
const ESTADOS_POR_DIA: [number, Partial<HechosAfiliacion>, FechaCivil, number][] = [
  [100, {}, fecha('2019-12-31'), 104],
  [100, {}, fecha('2020-01-01'), 100],
  [100, {}, fecha('2199-01-01'), 100],
  // A record with cesantía reads alike, whichever of the three states the job last wrote.
  [101, CON_CESANTIA, fecha('2024-03-09'), 101],
  [101, CON_CESANTIA, fecha('2024-03-10'), 103],
  [101, CON_CESANTIA, fecha('2024-05-10'), 103],
  [101, CON_CESANTIA, fecha('2024-05-11'), 104],
  [101, { ...CON_CESANTIA, ...BENEFICIARIO }, fecha('2024-05-11'), 105],
  [103, CON_CESANTIA, fecha('2024-03-09'), 101],
  [103, CON_CESANTIA, fecha('2024-05-10'), 103],
  [103, CON_CESANTIA, fecha('2024-05-11'), 104],
  [103, { ...CON_CESANTIA, ...BENEFICIARIO }, fecha('2024-05-11'), 105],
  [104, CON_CESANTIA, fecha('2024-05-10'), 103],
  [104, CON_CESANTIA, fecha('2024-05-11'), 104],
  [101, DEFINITIVA, fecha('2024-03-09'), 101],
  [101, DEFINITIVA, fecha('2024-03-10'), 104],
  [101, { ...DEFINITIVA, ...BENEFICIARIO }, fecha('2024-03-10'), 105],
  [104, DEFINITIVA, fecha('2024-03-09'), 101],
  [104, DEFINITIVA, fecha('2024-03-10'), 104],
  [102, AMPLIADA, fecha('2024-04-01'), 102],
  [102, AMPLIADA, fecha('2024-08-01'), 102],
  [102, AMPLIADA, fecha('2024-08-02'), 104],
  [102, { ...AMPLIADA, ...BENEFICIARIO }, fecha('2024-08-02'), 105],
  [104, AMPLIADA, fecha('2024-05-10'), 103],
  [104, AMPLIADA, fecha('2024-05-11'), 102],
  [104, AMPLIADA, fecha('2024-08-02'), 104],
  // An own right is open, stands over the former right, or has ended.
  [106, DERECHOHABIENTE, fecha('2024-05-10'), 103],
  [106, DERECHOHABIENTE, fecha('2024-05-31'), 105],
  [106, DERECHOHABIENTE, fecha('2024-06-01'), 106],
  [106, DERECHOHABIENTE, fecha('2099-01-01'), 106],
  [106, { ...DERECHOHABIENTE, fecha_baja: fecha('2025-01-01') }, fecha('2024-12-31'), 106],
  [106, { ...DERECHOHABIENTE, fecha_baja: fecha('2025-01-01') }, fecha('2025-01-01'), 105],
  [106, { ...DERECHOHABIENTE, fecha_baja: fecha('2025-01-01') }, fecha('2024-05-31'), 105],
  // A baja of the very day on which the own right began was of the holder's right.
  [106, { ...DERECHOHABIENTE, fecha_baja: fecha('2024-06-01') }, fecha('2024-06-01'), 106],
  [106, { ...DERECHOHABIENTE, fecha_baja: fecha('2024-06-01') }, fecha('2024-07-01'), 106],
  // The same record reads alike once the job has written the end of the own right.
  [105, { ...DERECHOHABIENTE, fecha_baja: fecha('2025-01-01'), fecha_cesantia: null }, fecha('2024-12-31'), 106],
  [105, { ...DERECHOHABIENTE, fecha_baja: fecha('2025-01-01'), fecha_cesantia: null }, fecha('2025-01-01'), 105],
  [105, { ...DERECHOHABIENTE, fecha_baja: fecha('2025-01-01'), fecha_cesantia: null }, fecha('2024-05-31'), 105],
  // The former right still shows where a baja of the own one has overwritten its dates.
  [105, { ...PROPIO_TERMINADO, fin_anterior: fecha('2024-05-10') }, fecha('2024-05-10'), 101],
  [105, { ...PROPIO_TERMINADO, fin_anterior: fecha('2024-05-10') }, fecha('2024-05-11'), 105],
  [105, { ...PROPIO_TERMINADO, fin_anterior: fecha('2024-05-10') }, fecha('2019-12-31'), 104],
  // Under review, days before it read what it interrupted; nothing, where that is not known.
  [108, CON_CESANTIA, fecha('2024-04-01'), 108],
  [108, { ...CON_CESANTIA, fecha_revision: fecha('2024-04-01') }, fecha('2024-03-31'), 108],
  [108, { ...CON_CESANTIA, ...INTERRUMPIDA }, fecha('2024-03-31'), 103],
  [108, { ...CON_CESANTIA, ...INTERRUMPIDA }, fecha('2024-03-09'), 101],
  [108, { ...CON_CESANTIA, ...INTERRUMPIDA }, fecha('2024-04-01'), 108],
  [108, { ...CON_CESANTIA, ...INTERRUMPIDA }, fecha('2019-12-31'), 104],
  // A review that has ended shows on the days between, and only then.
  [100, { revisiones: [fecha('2024-02-01'), fecha('2024-02-10')] }, fecha('2024-01-31'), 100],
  [100, { revisiones: [fecha('2024-02-01'), fecha('2024-02-10')] }, fecha('2024-02-01'), 108],
  [100, { revisiones: [fecha('2024-02-01'), fecha('2024-02-10')] }, fecha('2024-02-09'), 108],
  [100, { revisiones: [fecha('2024-02-01'), fecha('2024-02-10')] }, fecha('2024-02-10'), 100],
  [108, { ...DOS_REVISIONES }, fecha('2024-02-05'), 108],
  [108, { ...DOS_REVISIONES }, fecha('2024-02-20'), 100],
  [108, { ...DOS_REVISIONES }, fecha('2024-03-01'), 108],
  // A beneficiary who grows too old ends by itself, and past days are read as they were.
  [100, { ...BENEFICIARIO, ...EDAD }, fecha('2024-04-20'), 100],
  [100, { ...BENEFICIARIO, ...EDAD }, fecha('2024-04-21'), 105],
  [105, { ...BENEFICIARIO, ...EDAD }, fecha('2024-04-20'), 100],
  [105, { ...BENEFICIARIO, ...EDAD }, fecha('2019-12-31'), 104],
  [103, { ...BENEFICIARIO, ...CON_CESANTIA, ...EDAD }, fecha('2024-04-20'), 103],
  [103, { ...BENEFICIARIO, ...CON_CESANTIA, ...EDAD }, fecha('2024-04-21'), 105],
  [105, { ...BENEFICIARIO, ...CON_CESANTIA, ...EDAD }, fecha('2024-03-09'), 101],
  [105, { ...BENEFICIARIO, ...DEFINITIVA, ...EDAD }, fecha('2024-03-10'), 105],
  // The age ends no ampliación, and nothing of an own right.
  [102, { ...BENEFICIARIO, ...AMPLIADA, ...EDAD }, fecha('2024-08-01'), 102],
  [105, { ...BENEFICIARIO, ...AMPLIADA, ...EDAD }, fecha('2024-05-12'), 102],
  [106, { ...DERECHOHABIENTE, ...EDAD }, fecha('2024-06-01'), 106],
  [106, { ...DERECHOHABIENTE, ...EDAD }, fecha('2024-04-21'), 105],
  [105, { ...PROPIO_TERMINADO, ...EDAD }, fecha('2024-12-31'), 106],
  [
    108,
    { ...BENEFICIARIO, ...EDAD, fecha_revision: fecha('2024-05-01'), estado_previo: 105 },
    fecha('2024-04-20'),
    100,
  ],
  // An unknown state is not changed by dates.
  [107, CON_CESANTIA, fecha('2024-04-01'), 107],
  // These records are incomplete.
  [101, {}, fecha('2024-01-01'), 101],
  [102, CON_CESANTIA, fecha('2024-05-10'), 103],
  [102, { ...CON_CESANTIA, fecha_ampliacion: fecha('2024-04-01') }, fecha('2024-05-01'), 103],
  [106, BENEFICIARIO, fecha('2024-01-01'), 106],
  [102, CON_CESANTIA, fecha('2024-05-11'), 104],
  [103, {}, fecha('2024-01-01'), 104],
  [104, {}, fecha('2024-01-01'), 104],
  [105, BENEFICIARIO, fecha('2024-01-01'), 105],
  [100, { fecha_afiliacion: null }, fecha('1990-01-01'), 100],
];

describe('cobertura.test.ts', () => {
  it.each(ESTADOS_POR_DIA)('lo guardado como %i con %j está el %s en estado %i', (estado, cambios, fecha, esperado) => {
    expect(estadoEn(hechos(estado, cambios), fecha)).toBe(esperado);
  });

  it.each<[number, Partial<HechosAfiliacion>, FechaCivil | null]>([
    [100, {}, null],
    [100, CON_CESANTIA, null],
    [101, CON_CESANTIA, fecha('2024-05-10')],
    [101, DEFINITIVA, fecha('2024-03-09')],
    [101, {}, null],
    [102, AMPLIADA, fecha('2024-08-01')],
    [102, { ...CON_CESANTIA, fecha_ampliacion: fecha('2024-04-01') }, fecha('2024-05-10')],
    [103, CON_CESANTIA, fecha('2024-05-10')],
    [103, AMPLIADA, fecha('2024-05-10')],
    [104, DEFINITIVA, fecha('2024-03-09')],
    [104, AMPLIADA, fecha('2024-08-01')],
    [106, DERECHOHABIENTE, null],
    [106, { ...DERECHOHABIENTE, fecha_baja: fecha('2024-06-01') }, null],
    [106, { ...DERECHOHABIENTE, fecha_baja: fecha('2025-01-01') }, fecha('2024-12-31')],
    [100, { ...BENEFICIARIO, ...EDAD }, fecha('2024-04-20')],
    [103, { ...BENEFICIARIO, ...CON_CESANTIA, ...EDAD }, fecha('2024-04-20')],
    [101, { ...BENEFICIARIO, ...DEFINITIVA, ...EDAD }, fecha('2024-03-09')],
    [102, { ...BENEFICIARIO, ...AMPLIADA, ...EDAD }, fecha('2024-08-01')],
    [106, { ...DERECHOHABIENTE, ...EDAD }, null],
    [105, { ...PROPIO_TERMINADO, ...EDAD }, fecha('2024-12-31')],
  ])('lo guardado como %i con %j está cubierto hasta %s', (estado, cambios, esperado) => {
    expect(finDeCobertura(hechos(estado, cambios))).toBe(esperado);
  });

  it.each([
    [100, fecha('2024-01-01'), true],
    [100, fecha('2019-12-31'), false],
    [108, fecha('2024-01-01'), false],
    [107, fecha('2024-01-01'), false],
  ])('lo guardado como %i, el %s está cubierto: %s', (estado, fecha, esperado) => {
    expect(estaCubierto(hechos(estado), fecha)).toBe(esperado);
  });

  it.each([
    [fecha('2024-12-31'), fecha('2025-02-28')],
    [fecha('2023-12-31'), fecha('2024-02-29')],
    [fecha('2024-03-10'), fecha('2024-05-10')],
  ])('la cesantía de una baja del %s termina el %s', (baja, fin) => {
    expect(cesantiaDesde(baja)).toBe(fin);
  });

  describe('for any affiliation whose baja is recorded', () => {
    const dias = fc.integer({ min: 1, max: 900 });
    const cerrables = fc
      .record({
        hasta: dias,
        clase: fc.constantFrom('definitiva', 'cesantia', 'ampliacion'),
        extra: dias,
        guardado: fc.integer({ min: 0, max: 1 }),
        tipo: fc.constantFrom('TITULAR' as const, 'BENEFICIARIO' as const),
      })
      .map(({ hasta, clase, extra, guardado, tipo }) => {
        const fecha_baja = sumarDias(fecha('2020-01-01'), hasta);
        const cerrado = tipo === 'TITULAR' ? 104 : 105;
        if (clase === 'definitiva') return hechos([101, cerrado][guardado] ?? 101, { tipo, fecha_baja });
        const fecha_cesantia = cesantiaDesde(fecha_baja);
        if (clase === 'cesantia') return hechos([101, 103][guardado] ?? 101, { tipo, fecha_baja, fecha_cesantia });
        const fecha_ampliacion = sumarDias(fecha_cesantia, extra);
        return hechos([102, cerrado][guardado] ?? 102, { tipo, fecha_baja, fecha_cesantia, fecha_ampliacion });
      });

    it('cubre su último día y no el siguiente, ni otro después', () => {
      fc.assert(
        fc.property(cerrables, dias, (h, despues) => {
          const fin = finDeCobertura(h) ?? NUNCA;
          expect(estaCubierto(h, fin)).toBe(true);
          expect(estaCubierto(h, sumarDias(fin, 1))).toBe(false);
          expect(estadoEn(h, sumarDias(fin, despues))).toBe(h.tipo === 'TITULAR' ? 104 : 105);
        }),
      );
    });

    it('sus fechas van en orden y sus estados solo avanzan', () => {
      const orden = [101, 103, 102, 104, 105];
      fc.assert(
        fc.property(cerrables, dias, dias, (h, a, b) => {
          const { fecha_baja, fecha_cesantia, fecha_ampliacion } = h;
          const fechas = [h.fecha_afiliacion, fecha_baja, fecha_cesantia, fecha_ampliacion].filter((f) => f !== null);
          expect(fechas).toEqual(fechas.toSorted());
          const [antes, despues] = [
            sumarDias(fecha('2020-01-01'), Math.min(a, b)),
            sumarDias(fecha('2020-01-01'), Math.max(a, b)),
          ];
          expect(orden.indexOf(estadoEn(h, antes))).toBeLessThanOrEqual(orden.indexOf(estadoEn(h, despues)));
          expect(estaCubierto(h, antes) || !estaCubierto(h, despues)).toBe(true);
        }),
      );
    });

    it('una tarea tardía no cambia nada: escribir el estado de cualquier día desde la baja deja igual lo que se responde después', () => {
      fc.assert(
        fc.property(cerrables, dias, dias, (h, a, b) => {
          fc.pre(h.estado !== 104 && h.estado !== 105); // The job does not touch what is already closed.
          const escrito = sumarDias(h.fecha_baja ?? NUNCA, Math.min(a, b));
          const pedido = sumarDias(h.fecha_baja ?? NUNCA, Math.max(a, b));
          const alDia = { ...h, estado: estadoEn(h, escrito) };
          expect(estadoEn(alDia, pedido)).toBe(estadoEn(h, pedido));
        }),
      );
    });
  });
});
