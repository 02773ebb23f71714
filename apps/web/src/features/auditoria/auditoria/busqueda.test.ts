import { describe, expect, it } from 'vitest';
import { consultaDe, DIRECCION_DE_AUDITORIA } from './busqueda.ts';

const ENTERA = {
  usuario: 'ope.afiliaciones',
  accion: 'baja-titular',
  ente: '2',
  numeroDocumento: '1000100',
  desde: '2026-03-01',
  hasta: '2026-03-31',
};

describe('direccion.test.ts', () => {
  it('lo que se entiende se vuelve a escribir igual, y eso se pregunta', () => {
    expect(DIRECCION_DE_AUDITORIA.validar(ENTERA)).toEqual(ENTERA);
    const { ente, ...resto } = ENTERA;
    expect(consultaDe(DIRECCION_DE_AUDITORIA.leer(ENTERA))).toEqual({ ...resto, idEnteGestor: Number(ente) });
  });

  it.each([
    [{ accion: "x' or 1", ente: '99999', numeroDocumento: 'abc', desde: '2026-02-30', hasta: 'ayer' }],
    [{ ente: '0' }],
    [{ usuario: '   ', ente: '32768' }],
    [{ otra: 'cosa' }],
  ])('lo que no tiene sentido no está: %o', (direccion) => {
    expect(DIRECCION_DE_AUDITORIA.validar(direccion)).toEqual({});
    expect(
      Object.values(consultaDe(DIRECCION_DE_AUDITORIA.leer(direccion))).every((valor) => valor === undefined),
    ).toBe(true);
  });

  it('un número se lee como se escribe, y un usuario se corta donde ya no puede haber uno', () => {
    expect(DIRECCION_DE_AUDITORIA.validar({ numeroDocumento: '1.000.009-1A' })).toEqual({
      numeroDocumento: '1000009-1A',
    });
    expect(DIRECCION_DE_AUDITORIA.validar({ usuario: 'a'.repeat(99) })).toEqual({ usuario: 'a'.repeat(60) });
  });
});
