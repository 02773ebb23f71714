import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';

/** The terms in force, or those to come that are named. */
export function useTerminos(version?: string) {
  return useQuery({
    queryKey: ['terminos-vigentes', ...(version === undefined ? [] : [version])],
    queryFn: ({ signal }) => llamar('terminos-vigentes', { query: { version } }, { senal: signal, publica: true }),
  });
}
