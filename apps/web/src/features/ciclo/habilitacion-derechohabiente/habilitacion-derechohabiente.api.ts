import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';

/** What a derechohabiente may be a rentista of; its failure is told, since without it nobody can be enabled. */
export function useTiposRentista() {
  return useQuery({
    queryKey: ['parametricas', 'TIPO_RENTISTA'],
    queryFn: ({ signal: senal }) =>
      llamar('parametricas/grupo', { params: { grupo: 'TIPO_RENTISTA' }, query: {} }, { senal }),
    select: ({ data }) => data.map(({ codigo, nombre }) => ({ value: codigo, label: nombre })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
