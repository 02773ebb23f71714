import { hashKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { esLaMisma } from '../../lib/misma-busqueda.ts';
import { usePaginaQueSobra } from '../../lib/use-pagina-que-sobra.ts';
import type { Paging } from '../../ui/data-table-types.ts';

export interface Listado<T> {
  respuesta: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** The rows are undefined until the first ones are there. */
  filas: readonly T[] | undefined;
  total?: number;
  idDe: (fila: T) => number | string;
  elegida: T | undefined;
  elegir: (fila: T) => void;
  paginas?: Paging;
}

export interface UnaPagina<T> {
  content: readonly T[];
  totalElement: number;
  pages: number;
}

export interface Opciones {
  senal: AbortSignal;
}

/**
 * Asks for one page of a list. Another page of the same search keeps the former in view; another search never shows the
 * old rows.
 * @param lugar says which of its pages.
 */
export function useUnaPagina<R>(
  lista: string,
  filtros: object,
  lugar: number | string,
  pedir: (opciones: Opciones) => Promise<R>,
) {
  const clave = hashKey([filtros]);
  return useQuery({
    queryKey: [lista, clave, lugar],
    queryFn: ({ signal }) => pedir({ senal: signal }),
    placeholderData: (previa, consulta) => (consulta?.queryKey[1] === clave ? previa : undefined),
    staleTime: 0,
  });
}

interface EnLaDireccion {
  pagina: number;
  elegido: number | null;
  panel?: string | null;
}

interface Navegacion<B extends EnLaDireccion> {
  busqueda: B;
  buscar: (filtros: Omit<B, keyof EnLaDireccion>) => void;
  verPagina: (pagina: number) => void;
  elegir: (id: number) => void;
  /** The last page replaces one that does not exist. */
  corregirPagina: (pagina: number) => void;
}

interface FuenteDeLista<T, B, R> {
  /** The key names the list among the answers that are kept. */
  clave: string;
  idDe: (fila: T) => number;
  pedir: (busqueda: B, opciones: Opciones) => Promise<R>;
}

/** Serves a list by pages: its address says what is asked for, and how one searches on. */
export function useLista<T, B extends EnLaDireccion, R extends UnaPagina<T>>(
  { busqueda, buscar, verPagina, elegir, corregirPagina }: Navegacion<B>,
  { clave, idDe, pedir }: FuenteDeLista<T, B, R>,
) {
  const { pagina, elegido, panel, ...filtros } = busqueda;
  const respuesta = useUnaPagina(clave, filtros, pagina, (opciones) => pedir(busqueda, opciones));
  const { data, refetch, isPlaceholderData } = respuesta;
  const filas: readonly T[] | undefined = data?.content;
  usePaginaQueSobra(pagina, { pages: data?.pages, isPlaceholderData }, corregirPagina);
  return {
    respuesta,
    filas,
    total: data?.totalElement,
    idDe,
    elegida: filas?.find((fila) => idDe(fila) === elegido),
    elegir: (fila: T) => elegir(idDe(fila)),
    paginas: { page: pagina, pageCount: data?.pages ?? 0, onChange: verPagina },
    alBuscar: (nuevos: Omit<B, keyof EnLaDireccion>) =>
      esLaMisma(busqueda, { ...busqueda, ...nuevos, pagina: 0 }) ? void refetch() : buscar(nuevos),
    /** Offers to see an empty list without its filters, where something narrows it. */
    alQuitar: (usuales: Omit<B, keyof EnLaDireccion>) =>
      esLaMisma(busqueda, { ...busqueda, ...usuales }) ? null : () => buscar(usuales),
  };
}
