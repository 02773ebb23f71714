import { useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { crearMarco } from '../../lib/testing/marco.tsx';
import { conectarToasts } from '../../ui/toast.ts';
import { useListaPorPaginas } from './use-lista-por-paginas.ts';

describe('use-lista-por-paginas.test.tsx', () => {
  afterEach(cleanup);

  function mostrar(pagina: number, traer: () => Promise<{ content: string[]; totalElement: number; pages: number }>) {
    const ir = { buscar: vi.fn(), verPagina: vi.fn(), corregirPagina: vi.fn() };
    const lista = () =>
      useListaPorPaginas(
        { busqueda: { texto: 'ana', pagina }, ...ir },
        useQuery({ queryKey: ['lista'], queryFn: traer }),
      );
    return { ...ir, ...renderHook(lista, { wrapper: crearMarco().wrapper }) };
  }

  it('la misma búsqueda se vuelve a preguntar; otra, o desde otra página, cambia la dirección', async () => {
    const traer = vi.fn(async () => ({ content: ['ANA'], totalElement: 11, pages: 2 }));
    const { result, buscar } = mostrar(0, traer);
    await waitFor(() => expect(result.current).toMatchObject({ filas: ['ANA'], total: 11 }));
    expect(result.current.paginas).toMatchObject({ page: 0, pageCount: 2 });
    act(() => result.current.alBuscar({ texto: 'ana' }));
    await waitFor(() => expect(traer).toHaveBeenCalledTimes(2));
    expect(buscar).not.toHaveBeenCalled();
    act(() => result.current.alBuscar({ texto: 'luz' }));
    expect(buscar).toHaveBeenCalledWith({ texto: 'luz' });

    const enOtra = mostrar(1, traer);
    await waitFor(() => expect(enOtra.result.current.filas).toBeDefined());
    act(() => enOtra.result.current.alBuscar({ texto: 'ana' }));
    expect(enOtra.buscar).toHaveBeenCalledWith({ texto: 'ana' });
    expect(enOtra.corregirPagina).not.toHaveBeenCalled();
  });

  it('de una página que sobra se va a la última, y se dice una vez; sin ninguna, a la primera', async () => {
    const avisar = vi.fn();
    conectarToasts(avisar);
    const sobra = mostrar(7, async () => ({ content: [], totalElement: 11, pages: 2 }));
    await waitFor(() => expect(sobra.corregirPagina).toHaveBeenCalledWith(1));
    sobra.rerender();
    const mensaje = 'La página 8 no existe: se muestra la última, la 2.';
    expect(avisar.mock.calls).toEqual([[expect.objectContaining({ mensaje })]]);
    const vacia = mostrar(7, async () => ({ content: [], totalElement: 0, pages: 0 }));
    await waitFor(() => expect(vacia.corregirPagina).toHaveBeenCalledWith(0));
    expect(avisar).toHaveBeenCalledOnce();
  });

  it('de lo que no se pudo traer no se dice un total', async () => {
    const traer = vi.fn().mockResolvedValueOnce({ content: ['ANA'], totalElement: 11, pages: 2 });
    const falla = mostrar(0, traer.mockRejectedValue(new Error('no')));
    await waitFor(() => expect(falla.result.current.total).toBe(11));
    act(() => falla.result.current.alBuscar({ texto: 'ana' }));
    await waitFor(() => expect(falla.result.current.total).toBeUndefined());
  });
});
