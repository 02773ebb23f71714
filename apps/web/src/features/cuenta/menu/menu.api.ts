import type { ItemMenu } from '@sgpa/contract/v1/menu';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

function useMenu(nombre: 'Principal' | 'Secundario') {
  return useQuery({
    queryKey: ['menu', nombre],
    queryFn: ({ signal }) => api.get<ItemMenu[]>(`/v1/findMenu${nombre}ByRol`, { senal: signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const useMenuPrincipal = () => useMenu('Principal');
export const useMenuSecundario = () => useMenu('Secundario');
