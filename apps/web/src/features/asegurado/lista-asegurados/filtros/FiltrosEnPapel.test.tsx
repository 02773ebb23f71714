import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leerBusqueda } from '../direccion.ts';
import { FiltrosEnPapel } from './FiltrosEnPapel.tsx';

describe('FiltrosEnPapel.test.tsx', () => {
  afterEach(cleanup);

  it('sin filtros no se imprime nada', () => {
    const { container } = render(<FiltrosEnPapel busqueda={leerBusqueda({})} />);
    expect(container.textContent).toBe('');
  });

  it('se imprime como texto cada filtro con el que se buscó, y ningún otro', () => {
    const busqueda = { ...leerBusqueda({ numeroDocumento: '1000009' }), fechaInicio: fecha('2026-01-02') };
    const { container } = render(<FiltrosEnPapel busqueda={busqueda} />);
    expect(container.textContent).toBe('Filtros: AFILIACION 02/01/2026 – … · 1000009');
    expect(container.querySelector('input')).toBeNull();
  });
});
