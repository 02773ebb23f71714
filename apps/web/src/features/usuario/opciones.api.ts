import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../lib/llamar.ts';

/** Roles that the person may give, and managing entities where; neither changes while one works. */
export const useOpcionesDeUsuario = () =>
  useQuery({
    queryKey: ['usuarios-opciones'],
    queryFn: ({ signal }) => llamar('usuarios/opciones', {}, { senal: signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
