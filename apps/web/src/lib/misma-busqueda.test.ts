import { describe, expect, it } from 'vitest';
import { esLaMisma } from './misma-busqueda.ts';

const VISTA = { buscar: 'ana', estados: ['100'], pagina: 1, elegida: 7 };

describe('misma-busqueda.test.ts', () => {
  it.each([
    [{ pagina: 1, estados: ['100'], buscar: 'ana' }, true],
    [{ buscar: 'ana', pagina: 0 }, false],
    [{ estados: ['100', '102'] }, false],
  ])('%j', (nueva, misma) => {
    expect(esLaMisma(VISTA, nueva)).toBe(misma);
  });
});
