import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { montar } from '../../lib/testing/marco.tsx';
import { PaginaDeLista } from './PaginaDeLista.tsx';

describe('PaginaDeLista.test.tsx', () => {
  afterEach(cleanup);

  it.each([
    [null, '11'],
    [new Error('no'), undefined],
  ])('de lo que no se pudo traer no se dice un total', (error, dicho) => {
    montar(
      <PaginaDeLista
        lista={{
          respuesta: { error, isFetching: false, refetch: async () => ({}) as never },
          filas: ['ANA'],
          total: 11,
          idDe: (fila) => fila,
          elegida: undefined,
          elegir: () => undefined,
        }}
        titulo="Usuarios de Sistema"
        capitulo="usuarios-de-sistema"
        barra={null}
        columnas={[{ id: 'nombre', header: 'Nombre', cell: (fila) => fila }]}
        porPagina={10}
        nombrarFila={(fila) => fila}
        alAbrir={() => undefined}
        siVacia="Nadie."
      />,
    );
    expect(screen.queryByText('11')?.textContent).toBe(dicho);
  });
});
