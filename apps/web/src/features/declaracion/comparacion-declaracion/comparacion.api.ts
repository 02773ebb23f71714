import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';

/** Days that were not counted yet are within seconds: asked again until they are. */
const MIENTRAS_SE_CUENTA_MS = 5000;

export const useComparacion = (id: number) =>
  useQuery({
    queryKey: ['comparacion-declaracion', id],
    queryFn: ({ signal }) => llamar('comparacion-declaracion', { params: { id } }, { senal: signal }),
    select: ({ data }) => data,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.estado === 'PENDIENTE' ? MIENTRAS_SE_CUENTA_MS : false),
  });
