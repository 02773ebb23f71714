import { describe, expect, it } from 'vitest';
import { COLUMNAS } from './PaginaVersionesTerminos.tsx';

describe('PaginaVersionesTerminos.test.ts', () => {
  it('las cifras están a la derecha', () => {
    expect(COLUMNAS.filter(({ numeric }) => numeric).map(({ header }) => header)).toEqual(['Aceptaron', 'Faltan']);
  });
});
