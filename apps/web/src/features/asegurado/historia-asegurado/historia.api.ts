import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';

/** Asked for when it is opened, and anew each time: what one reads here is what happened so far. */
export const useHistoria = (idAfiliadoEnteGestor: number) =>
  useQuery({
    queryKey: ['historia-asegurado', idAfiliadoEnteGestor],
    queryFn: ({ signal: senal }) => llamar('historia-asegurado', { params: { idAfiliadoEnteGestor } }, { senal }),
    staleTime: 0,
    gcTime: 0,
  });
