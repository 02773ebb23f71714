import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useInSight } from './use-in-sight.ts';

let ver: (entradas: { isIntersecting: boolean }[]) => void;

function Tarjeta() {
  const [lugar, alaVista] = useInSight<HTMLDivElement>();
  return <div ref={lugar}>{alaVista ? 'dibujada' : 'en espera'}</div>;
}

describe('use-in-sight.test.tsx', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(alCambiar: typeof ver) {
          ver = alCambiar;
        }
        observe() {}
        disconnect() {}
      },
    );
    render(
      <>
        <Tarjeta />
        <Tarjeta />
      </>,
    );
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('al imprimir se dibuja también lo que nadie llegó a ver, antes de que la hoja se tome', () => {
    expect(screen.getAllByText('en espera')).toHaveLength(2);
    dispatchEvent(new Event('beforeprint'));
    expect(screen.getAllByText('dibujada')).toHaveLength(2);
  });

  it('si no, espera a estar a la vista, y así queda', async () => {
    ver([{ isIntersecting: false }]);
    expect(screen.getAllByText('en espera')).toHaveLength(2);
    ver([{ isIntersecting: true }]);
    expect(await screen.findAllByText('dibujada')).toHaveLength(1);
  });
});
