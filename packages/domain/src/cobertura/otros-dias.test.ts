import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { aplicarAccion } from './acciones.ts';
import { estaCubierto, type HechosAfiliacion } from './cobertura.ts';
import { revisionesTras } from './otros-dias.ts';
import { hechosDeAlta } from './registro.ts';

const D1 = fecha('2026-03-01');
const D5 = fecha('2026-03-05');
const D7 = fecha('2026-03-07');
const D9 = fecha('2026-03-09');
const NADA = { fecha_revision: null, estado_previo: null, revisiones: null };
const EN_REVISION = { estado: 108, fecha_revision: D1, estado_previo: 103, revisiones: null };

describe('otros-dias.test.ts', () => {
  it('al entrar en revisión se anota lo que interrumpe; al salir, sus días', () => {
    expect(revisionesTras({ estado: 103 }, { estado: 108, fecha_revision: D1 }, D1)).toEqual({
      ...NADA,
      fecha_revision: D1,
      estado_previo: 103,
    });
    expect(revisionesTras(EN_REVISION, { estado: 104, fecha_revision: D1 }, D5)).toEqual({
      ...NADA,
      revisiones: [D1, D5],
    });
  });

  it('otro cambio no las toca, ni fuera de una revisión ni dentro', () => {
    const terminada = { ...NADA, revisiones: [D1, D5] };
    expect(revisionesTras({ ...terminada, estado: 100 }, { estado: 101 }, D9)).toEqual(terminada);
    const { estado: _, ...suya } = EN_REVISION;
    expect(revisionesTras(EN_REVISION, { estado: 108, fecha_revision: D1 }, D9)).toEqual(suya);
  });

  it('la que termina el día en que empezó no fue de ningún día; la siguiente va después', () => {
    expect(revisionesTras(EN_REVISION, { estado: 100 }, D1)).toEqual(NADA);
    expect(revisionesTras({ ...EN_REVISION, fecha_revision: D7, revisiones: [D1, D5] }, { estado: 100 }, D9)).toEqual({
      ...NADA,
      revisiones: [D1, D5, D7, D9],
    });
  });

  it('la que una defunción terminó sigue desde su primer día cuando la defunción fue un error', () => {
    const vuelta = { estado: 108, fecha_revision: D5, estado_previo: 103 };
    const fallecida = { estado: 104, revisiones: [D1, D1, D5, D7, D7, D9] };
    expect(revisionesTras(fallecida, vuelta, D9)).toEqual({
      fecha_revision: D5,
      estado_previo: 103,
      revisiones: [D1, D1],
    });
    expect(revisionesTras({ estado: 104, revisiones: [D5, D7] }, vuelta, D9).revisiones).toBeNull();
  });

  it.each(['DEFINITIVA', 'DEFUNCION'] as const)(
    'la baja %s del derecho propio no quita los días del anterior',
    (modo) => {
      const suya: HechosAfiliacion = {
        ...hechosDeAlta('BENEFICIARIO', fecha('2025-01-10')),
        estado: 106,
        fecha_baja: fecha('2025-06-01'),
        fecha_cesantia: fecha('2025-08-01'),
        fecha_derechohabiente: fecha('2025-09-01'),
      };
      const resultado = aplicarAccion(suya, { tipo: 'baja', modo, fecha_baja: D5 }, D5);
      if (!resultado.ok) throw new Error(resultado.texto);
      const cubiertos = [
        '2025-01-09',
        '2025-05-31',
        '2025-08-01',
        '2025-08-02',
        '2025-09-01',
        '2026-03-04',
        '2026-03-05',
      ].map((dia) => estaCubierto(resultado.hechos, fecha(dia)));
      expect(cubiertos).toEqual([false, true, true, false, true, true, false]);
    },
  );
});
