import type { EntidadEncontrada } from '@sgpa/contract/v1/busqueda-entidad';
import { useQuery } from '@tanstack/react-query';
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

/** The search counts only while the code is the one that was searched. */
export function useEmpleador(actual: Codigo): BusquedaEmpleador {
  const [buscado, setBuscado] = useState<Codigo | null>(null);
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['entidad', buscado?.tipo, buscado?.numero],
    queryFn: ({ signal }) => buscarEntidad(buscado?.numero ?? '', buscado?.tipo ?? '', signal),
    enabled: buscado !== null,
    staleTime: 5 * 60_000,
  });
  const vale = buscado !== null && buscado.numero === limpiar(actual.numero) && buscado.tipo === actual.tipo;

  function buscar({ numero, tipo }: Codigo) {
    const pedido = { numero: limpiar(numero), tipo };
    if (pedido.numero === '' || tipo === '') return;
    if (pedido.numero === buscado?.numero && tipo === buscado.tipo) void refetch();
    else setBuscado(pedido);
  }

  return {
    entidad: vale ? data : undefined,
    buscando: vale && isFetching,
    problema: vale && error !== null && !isFetching ? mensajeDeError(error) : undefined,
    buscar,
  };
}

const limpiar = (numero: string): string => numero.trim().toUpperCase();
