import type { Lista } from '@sgpa/domain/parametro/listas';
import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';

/** How many records have the value. */
export const useUsos = (lista: Lista, id: number) =>
  useQuery({
    queryKey: ['parametros', 'usos', lista, id],
    queryFn: ({ signal }) => llamar('parametros/usos', { params: { lista, id } }, { senal: signal }),
    staleTime: 0,
  });
