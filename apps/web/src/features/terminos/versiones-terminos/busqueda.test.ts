import { describe, expect, it } from 'vitest';
import { DIRECCION_DE_TERMINOS } from './busqueda.ts';

describe('direccion.test.ts', () => {
  it.each([
    [{}, { version: null, panel: null }],
    [
      { version: '2', panel: 'texto' },
      { version: '2', panel: 'texto' },
    ],
    [
      { version: 2, panel: 'aceptaciones' },
      { version: '2', panel: 'aceptaciones' },
    ],
    [{ panel: 'nueva' }, { version: null, panel: 'nueva' }],
    [{ panel: 'texto' }, { version: null, panel: null }],
    [
      { version: '../x', panel: 'retiro' },
      { version: null, panel: null },
    ],
    [
      { version: '2', panel: 'otro' },
      { version: '2', panel: null },
    ],
  ])('%o es %o, y escrito otra vez es lo mismo', (direccion, busqueda) => {
    expect(DIRECCION_DE_TERMINOS.leer(direccion)).toEqual(busqueda);
    expect(DIRECCION_DE_TERMINOS.leer({ ...DIRECCION_DE_TERMINOS.validar(direccion) })).toEqual(busqueda);
  });
});
