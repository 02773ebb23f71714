import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';

/** Asks for the terms in force, or for a named version to come. */
export const useTerminos = (version?: string) =>
  useQuery({
    queryKey: ['terminos-vigentes', ...(version === undefined ? [] : [version])],
    queryFn: ({ signal }) => llamar('terminos-vigentes', { query: { version } }, { senal: signal, publica: true }),
  });
