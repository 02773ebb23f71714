import { describe, expect, it } from 'vitest';
import { ACCIONES, ACCIONES_DE_FILA, reglaDeAccion } from './acciones.ts';

describe('acciones.test.ts', () => {
  it.each(ACCIONES_DE_FILA.filter((accion) => !reglaDeAccion(accion).lee))(
    '%s: lo que muestra la afiliación se pide otra vez',
    (accion) => {
      const { refresca } = { refresca: [], ...reglaDeAccion(accion) };
      expect(refresca).toEqual(expect.arrayContaining(['lista-asegurados', 'detalle-asegurado', 'historia-asegurado']));
    },
  );

  it('una revisión cambia también lo que ambas revisiones proponen', () => {
    expect(ACCIONES['revision-afiliacion'].refresca).toEqual(
      expect.arrayContaining(['revision-afiliacion', 'revision-fallecimiento']),
    );
  });
});
