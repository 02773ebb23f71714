import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';

export function useTerminos() {
  return useQuery({
    queryKey: ['terminos-vigentes'],
    queryFn: ({ signal }) => llamar('terminos-vigentes', {}, { senal: signal, publica: true }),
  });
}
