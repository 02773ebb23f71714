import type { UseQueryResult } from '@tanstack/react-query';
import { esLaMisma } from '../../lib/misma-busqueda.ts';
import { usePaginaQueSobra } from '../../lib/use-pagina-que-sobra.ts';

interface Pagina<T> {
  content: readonly T[];
  totalElement: number;
  pages: number;
}

/** The search in the page's address, and the ways on from it. */
interface Direccion<B, F> {
  busqueda: B;
  buscar: (filtros: F) => void;
  verPagina: (pagina: number) => void;
  /** In the place of one that does not exist. */
  corregirPagina: (pagina: number) => void;
}

/** What a list shows of its answer, a page at a time, and how it is searched. */
export function useListaPorPaginas<T, B extends { pagina: number }, F extends Partial<B>>(
  { busqueda, buscar, verPagina, corregirPagina }: Direccion<B, F>,
  respuesta: UseQueryResult<Pagina<T>>,
) {
  const { data, error, refetch } = respuesta;
  usePaginaQueSobra(
    busqueda.pagina,
    { pages: data?.pages, isPlaceholderData: respuesta.isPlaceholderData },
    corregirPagina,
  );
  return {
    filas: data?.content,
    /** Beside the title; none where the rows could not be fetched. */
    total: error ? undefined : data?.totalElement,
    alBuscar: (filtros: F) => (esLaMisma(busqueda, { ...filtros, pagina: 0 }) ? void refetch() : buscar(filtros)),
    paginas: { page: busqueda.pagina, pageCount: data?.pages ?? 0, onChange: verPagina },
  };
}
