import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { llamar } from '../../../lib/llamar.ts';

/** Days that were not counted yet are within seconds: asked again until they are. */
const MIENTRAS_SE_CUENTA_MS = 5000;

/** What it finds counted, the list of declarations says too: that is asked anew. */
export function useComparacion(id: number) {
  const consultas = useQueryClient();
  const consulta = useQuery({
    queryKey: ['comparacion-declaracion', id],
    queryFn: ({ signal }) => llamar('comparacion-declaracion', { params: { id } }, { senal: signal }),
    select: ({ data }) => data,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.estado === 'PENDIENTE' ? MIENTRAS_SE_CUENTA_MS : false),
  });
  const contadoEn = consulta.data?.contadoEn ?? null;
  useEffect(() => {
    if (contadoEn !== null) void consultas.invalidateQueries({ queryKey: ['declaraciones'] });
  }, [consultas, contadoEn]);
  return consulta;
}
