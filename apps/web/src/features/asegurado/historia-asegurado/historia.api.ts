import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';

/** The history is asked for anew each time it is opened, as it tells what happened so far. */
export const useHistoria = (idAfiliadoEnteGestor: number) =>
  useQuery({
    queryKey: ['historia-asegurado', idAfiliadoEnteGestor],
    queryFn: ({ signal: senal }) => llamar('historia-asegurado', { params: { idAfiliadoEnteGestor } }, { senal }),
    staleTime: 0,
    gcTime: 0,
  });
