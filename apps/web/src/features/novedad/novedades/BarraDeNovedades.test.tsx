import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BarraDeNovedades } from './BarraDeNovedades.tsx';

describe('BarraDeNovedades.test.tsx', () => {
  afterEach(cleanup);

  it('sobre una lista sin novedades no queda una línea en blanco; con ellas, dice qué se elige', () => {
    const barra = (vacia: boolean) => (
      <BarraDeNovedades elegida={undefined} vacia={vacia} alVerDetalle={vi.fn()} alVerAsegurado={vi.fn()} />
    );
    const { container, rerender } = render(barra(true));
    expect(container.childElementCount).toBe(0);
    rerender(barra(false));
    screen.getByText('Elija una novedad para ver su detalle.');
  });
});
