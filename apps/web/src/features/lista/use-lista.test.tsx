import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { crearMarco } from '../../lib/testing/marco.tsx';
import { conectarToasts } from '../../ui/toast.ts';
import { useLista } from './use-lista.ts';

interface Nombrada {
  id: number;
  nombre: string;
}
interface Busqueda {
  texto: string;
  pagina: number;
  elegido: number | null;
}
const ANA = { id: 7, nombre: 'ANA' };

describe('use-lista.test.tsx', () => {
  afterEach(cleanup);

  function mostrar(
    alComenzar: number,
    pedir: (busqueda: Busqueda) => Promise<{ content: Nombrada[]; totalElement: number; pages: number }>,
  ) {
    const ir = { buscar: vi.fn(), verPagina: vi.fn(), elegir: vi.fn(), corregirPagina: vi.fn() };
    const lista = ({ texto, pagina }: Omit<Busqueda, 'elegido'>) =>
      useLista(
        { busqueda: { texto, pagina, elegido: 7 }, ...ir },
        { clave: 'lista', idDe: ({ id }: Nombrada) => id, pedir },
      );
    const initialProps = { texto: 'ana', pagina: alComenzar };
    return { ...ir, ...renderHook(lista, { initialProps, wrapper: crearMarco().wrapper }) };
  }

  it('la misma búsqueda se vuelve a preguntar; otra, o desde otra página, cambia la dirección', async () => {
    const traer = vi.fn(async () => ({ content: [ANA], totalElement: 11, pages: 2 }));
    const { result, buscar, elegir } = mostrar(0, traer);
    await waitFor(() => expect(result.current).toMatchObject({ filas: [ANA], total: 11, elegida: ANA }));
    expect(result.current.paginas).toMatchObject({ page: 0, pageCount: 2 });
    act(() => result.current.elegir(ANA));
    expect(elegir).toHaveBeenCalledWith(7);
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

  it('otra página deja a la vista la anterior; otra búsqueda no muestra filas que no son suyas', async () => {
    const { result, rerender } = mostrar(0, async ({ texto, pagina }) => ({
      content: [{ id: pagina, nombre: texto }],
      totalElement: 11,
      pages: 2,
    }));
    const nombres = () => result.current.filas?.map(({ id, nombre }) => `${nombre} ${id}`);
    await waitFor(() => expect(nombres()).toEqual(['ana 0']));
    rerender({ texto: 'ana', pagina: 1 });
    expect(nombres()).toEqual(['ana 0']);
    await waitFor(() => expect(nombres()).toEqual(['ana 1']));
    rerender({ texto: 'luz', pagina: 0 });
    expect(nombres()).toBeUndefined();
    await waitFor(() => expect(nombres()).toEqual(['luz 0']));
  });

  it('los filtros se quitan donde algo restringe la lista', async () => {
    const { result, buscar } = mostrar(0, async () => ({ content: [], totalElement: 0, pages: 0 }));
    expect(result.current.alQuitar({ texto: 'ana' })).toBeNull();
    result.current.alQuitar({ texto: '' })?.();
    expect(buscar).toHaveBeenCalledWith({ texto: '' });
  });

  it('de una página que sobra se va a la última, y se dice una vez; sin ninguna, a la primera', async () => {
    const avisar = vi.fn();
    conectarToasts(avisar);
    const sobra = mostrar(7, async () => ({ content: [], totalElement: 11, pages: 2 }));
    await waitFor(() => expect(sobra.corregirPagina).toHaveBeenCalledWith(1));
    sobra.rerender({ texto: 'ana', pagina: 7 });
    const mensaje = 'La página 8 no existe: se muestra la última, la 2.';
    expect(avisar.mock.calls).toEqual([[expect.objectContaining({ mensaje })]]);
    const vacia = mostrar(7, async () => ({ content: [], totalElement: 0, pages: 0 }));
    await waitFor(() => expect(vacia.corregirPagina).toHaveBeenCalledWith(0));
    expect(avisar).toHaveBeenCalledOnce();
  });
});
