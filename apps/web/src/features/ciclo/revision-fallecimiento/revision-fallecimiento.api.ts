import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';

export const useFallecimiento = (idAfiliadoEnteGestor: number, activa: boolean) =>
  useQuery({
    queryKey: ['revision-fallecimiento', idAfiliadoEnteGestor],
    queryFn: ({ signal: senal }) =>
      llamar('revision-fallecimiento/propuesta', { params: { idAfiliadoEnteGestor } }, { senal }),
    enabled: activa,
    staleTime: 0,
    gcTime: 0,
  });
