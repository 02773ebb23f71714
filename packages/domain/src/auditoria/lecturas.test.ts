import { describe, expect, it } from 'vitest';
import { describirAccion } from './acciones.ts';
import { accionDeFila, hechoDeLectura, LECTURAS, miroACadaUna } from './lecturas.ts';

describe('lecturas.test.ts', () => {
  it.each(Object.entries(LECTURAS))(
    '%s: no se llama como el hecho, y antes se anotaba con su nombre',
    (lectura, { antesDe }) => {
      expect(describirAccion(lectura)).toMatch(/^Lectura para /);
      expect(describirAccion(lectura)).not.toBe(describirAccion(antesDe));
      expect(hechoDeLectura(lectura)).toBe(antesDe);
      expect(accionDeFila(antesDe, false)).toBe(lectura);
      expect(accionDeFila(antesDe, true)).toBe(antesDe);
    },
  );

  it('lo demás se llama como se anotó, haya escrito o no', () => {
    expect(accionDeFila('detalle-asegurado', false)).toBe('detalle-asegurado');
    expect(accionDeFila('lectura-revision-afiliacion', false)).toBe('lectura-revision-afiliacion');
    expect(hechoDeLectura('baja-titular')).toBeUndefined();
  });

  it.each([
    [{ porQuien: false, filas: 20 }, true],
    [{ porQuien: false, filas: 21 }, false],
    [{ porQuien: true, filas: 5000 }, true],
    [{ porQuien: false, filas: 0 }, true],
  ])('%o: a cada una %s', (lista, cuenta) => {
    expect(miroACadaUna(lista)).toBe(cuenta);
  });
});
