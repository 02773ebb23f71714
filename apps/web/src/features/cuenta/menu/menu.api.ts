import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';

const useMenu = (menu: 'menu/principal' | 'menu/secundario') =>
  useQuery({
    queryKey: [menu],
    queryFn: ({ signal }) => llamar(menu, {}, { senal: signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useMenuPrincipal = () => useMenu('menu/principal');
export const useMenuSecundario = () => useMenu('menu/secundario');
