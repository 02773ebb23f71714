import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';

/** Asked anew each time that the profile is opened. */
export const useSesiones = () =>
  useQuery({
    queryKey: ['sesiones'],
    queryFn: ({ signal }) => llamar('sesiones', {}, { senal: signal }),
    staleTime: 0,
  });
