import type { Parametrica } from '@sgpa/contract/v1/parametricas';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** What a derechohabiente may be a rentista of; its failure is told, since without it nobody can be enabled. */
export function useTiposRentista() {
  return useQuery({
    queryKey: ['parametricas', 'TIPO_RENTISTA'],
    queryFn: ({ signal }) =>
      api.get<{ data: Parametrica[] }>('/v1/parametricas/getByGrupo/TIPO_RENTISTA', { senal: signal }),
    select: ({ data }) => data.map(({ codigo, nombre }) => ({ value: codigo, label: nombre })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
