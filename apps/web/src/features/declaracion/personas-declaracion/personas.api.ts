import { useInfiniteQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';
import type { CifraElegida } from '../cifra-elegida.ts';

/** Always asked anew; `fetchNextPage` brings more. Not tried again by itself: what took too long would once more. */
export const usePersonas = (id: number, { conteo, lugar }: CifraElegida) =>
  useInfiniteQuery({
    queryKey: ['personas-declaracion', id, conteo, lugar],
    queryFn: ({ signal: senal, pageParam: tras }) => {
      const query = { conteo, departamento: lugar ?? undefined, tras };
      return llamar('personas-declaracion', { params: { id }, query }, { senal });
    },
    initialPageParam: '',
    getNextPageParam: ({ data }) => data.siguiente,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
