import { describe, expect, it } from 'vitest';
import { DIRECCION_DE_DECLARACIONES, SIN_FILTROS } from './busqueda.ts';

describe('direccion.test.ts', () => {
  it.each([
    [{}, { abierta: null, anuladas: false, cifra: null }],
    [{ declaracion: 'nueva' }, { abierta: 'nueva', anuladas: false, cifra: null }],
    [
      { declaracion: 17, anuladas: 'si' },
      { abierta: 17, anuladas: true, cifra: null },
    ],
    [
      { declaracion: '-1', anuladas: '1' },
      { abierta: null, anuladas: false, cifra: null },
    ],
    [{ declaracion: '0' }, { abierta: null, anuladas: false, cifra: null }],
    [
      { declaracion: '17', cifra: 'recienNacidos', lugar: 'LP' },
      { abierta: 17, anuladas: false, cifra: { conteo: 'recienNacidos', lugar: 'LP' } },
    ],
    [
      { declaracion: '17', cifra: 'recienNacidos' },
      { abierta: 17, anuladas: false, cifra: { conteo: 'recienNacidos', lugar: null } },
    ],
    [
      { declaracion: '17', cifra: 'recienNacidos', lugar: '<b>' },
      { abierta: 17, anuladas: false, cifra: null },
    ],
    [
      { declaracion: '17', cifra: 'todos' },
      { abierta: 17, anuladas: false, cifra: null },
    ],
    [{ cifra: 'recienNacidos' }, { abierta: null, anuladas: false, cifra: null }],
    [{ declaracion: '9'.repeat(20) }, { abierta: null, anuladas: false, cifra: null }],
  ])('%o', (direccion, busqueda) => {
    expect(DIRECCION_DE_DECLARACIONES.leer(direccion)).toEqual({ ...SIN_FILTROS, ...busqueda });
    expect(DIRECCION_DE_DECLARACIONES.leer({ ...DIRECCION_DE_DECLARACIONES.validar(direccion) })).toEqual({
      ...SIN_FILTROS,
      ...busqueda,
    });
  });

  it.each([
    [
      { idEnteGestor: 2, periodo: '2026-10,2026-09', difieren: 'si' },
      { idEnteGestor: '2', periodo: '2026-10,2026-09', difieren: 'si' },
    ],
    [{ idEnteGestor: '0', periodo: '2026-13', difieren: 'no' }, SIN_FILTROS],
    [{ periodo: '2026-10,' }, SIN_FILTROS],
    [{ idEnteGestor: 'CNS', periodo: '<b>' }, SIN_FILTROS],
  ])('los filtros %o', (direccion, filtros) => {
    expect(DIRECCION_DE_DECLARACIONES.leer(direccion)).toMatchObject(filtros);
    expect(DIRECCION_DE_DECLARACIONES.leer({ ...DIRECCION_DE_DECLARACIONES.validar(direccion) })).toMatchObject(
      filtros,
    );
  });
});
