import type { EntidadEncontrada } from '@sgpa/contract/v1/busqueda-entidad';
import { leerNumeroEmpleador } from '@sgpa/domain/shared/codigo-entidad';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mensajeDeError } from '../../lib/error-api.ts';
import { buscarEntidad } from '../catalogo/listas.api.ts';

interface Codigo {
  numero: string;
  tipo: string;
}

export interface BusquedaEmpleador {
  /** The employer of the code as it stands; undefined until it was searched and found. */
  entidad: EntidadEncontrada | undefined;
  buscando: boolean;
  /** Why the last search of this code found nothing. */
  problema: string | undefined;
  buscar: (codigo: Codigo) => void;
}

interface BusquedaDeCodigo extends BusquedaEmpleador {
  /** Searches a code that nobody searched; undefined when it is not found. */
  asegurar: (codigo: Codigo) => Promise<EntidadEncontrada | undefined>;
  /** What is known of a code by now, whatever was drawn of it. */
  conocida: (codigo: Codigo) => EntidadEncontrada | undefined;
}

const limpiar = ({ numero, tipo }: Codigo): Codigo => ({
  numero: leerNumeroEmpleador(numero, Number(tipo)),
  tipo,
});
const vacio = ({ numero, tipo }: Codigo): boolean => numero === '' || tipo === '';

const consultaDe = (codigo: Codigo | null) =>
  queryOptions({
    queryKey: ['entidad', codigo?.tipo, codigo?.numero],
    queryFn: ({ signal }) => buscarEntidad(codigo?.numero ?? '', codigo?.tipo ?? '', signal),
    staleTime: 5 * 60_000,
  });

/** The search counts only while the code is the one that was searched. */
export function useEmpleador(actual: Codigo): BusquedaDeCodigo {
  const consultas = useQueryClient();
  const [buscado, setBuscado] = useState<Codigo | null>(null);
  const { data, isFetching, error, refetch } = useQuery({ ...consultaDe(buscado), enabled: buscado !== null });
  const escrito = limpiar(actual);
  const vale = buscado !== null && buscado.numero === escrito.numero && buscado.tipo === escrito.tipo;

  function buscar(codigo: Codigo) {
    const pedido = limpiar(codigo);
    if (vacio(pedido)) return;
    if (pedido.numero === buscado?.numero && pedido.tipo === buscado.tipo) void refetch();
    else setBuscado(pedido);
  }

  async function asegurar(codigo: Codigo): Promise<EntidadEncontrada | undefined> {
    const pedido = limpiar(codigo);
    if (vacio(pedido)) return undefined;
    setBuscado(pedido);
    // The same query tells of its failure under the field.
    return consultas.fetchQuery(consultaDe(pedido)).catch(() => undefined);
  }

  return {
    entidad: vale ? data : undefined,
    buscando: vale && isFetching,
    problema: vale && error !== null && !isFetching ? mensajeDeError(error) : undefined,
    buscar,
    asegurar,
    conocida: (codigo) => consultas.getQueryData(consultaDe(limpiar(codigo)).queryKey),
  };
}
