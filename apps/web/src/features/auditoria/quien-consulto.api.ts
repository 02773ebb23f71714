import { useInfiniteQuery } from '@tanstack/react-query';
import { llamar } from '../../lib/llamar.ts';

/** Asked for when it is opened, and anew each time; `fetchNextPage` brings the older ones. */
export const useQuienConsulto = (idAfiliadoEnteGestor: number) =>
  useInfiniteQuery({
    queryKey: ['quien-consulto', idAfiliadoEnteGestor],
    queryFn: ({ signal: senal, pageParam: tras }) =>
      llamar('quien-consulto', { params: { idAfiliadoEnteGestor }, query: { tras, limit: 20 } }, { senal }),
    initialPageParam: '',
    getNextPageParam: ({ siguiente }) => siguiente,
    staleTime: 0,
    gcTime: 0,
  });
