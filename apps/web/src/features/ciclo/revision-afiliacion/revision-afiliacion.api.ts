import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';

/** Asked for when the panel opens, and anew while nothing is done: what is decided is about what stands now. */
export const useRevision = (idAfiliadoEnteGestor: number, activa: boolean) =>
  useQuery({
    queryKey: ['revision-afiliacion', idAfiliadoEnteGestor],
    queryFn: ({ signal: senal }) =>
      llamar('revision-afiliacion/propuesta', { params: { idAfiliadoEnteGestor } }, { senal }),
    enabled: activa,
    staleTime: 0,
    gcTime: 0,
  });
