import { describe, expect, it } from 'vitest';
import { DIRECCION_DE_NOVEDADES } from './busqueda.ts';

const VACIA = { numeroDocumento: '', departamento: '', pagina: 0, elegido: null };

describe('direccion.test.ts', () => {
  it.each([
    [{}, VACIA],
    [
      { numeroDocumento: '1.000.009-1A', departamento: 'LP', pagina: '3', novedad: '7' },
      { numeroDocumento: '1000009-1A', departamento: 'LP', pagina: 2, elegido: 7 },
    ],
    [{ numeroDocumento: 'abc', departamento: '<b>', pagina: '0', novedad: 'x' }, VACIA],
    [{ numeroDocumento: ['1'], pagina: '99999999999999999999', departamento: null }, VACIA],
  ])('%o se lee', (direccion, leida) => {
    expect(DIRECCION_DE_NOVEDADES.leer(direccion)).toEqual(leida);
  });

  it('lo que se escribe es lo que se entendió, y lo usual no se escribe', () => {
    expect(DIRECCION_DE_NOVEDADES.escribir(VACIA)).toEqual({});
    const buscada = { numeroDocumento: '1000009', departamento: 'SC', pagina: '2', novedad: '7' };
    expect(DIRECCION_DE_NOVEDADES.validar({ ...buscada, otra: 1 })).toEqual(buscada);
  });
});
