import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../lib/llamar.ts';

/** The account is asked for anew each time it is opened: somebody else may have changed it meanwhile. */
export const useDetalleUsuario = (id: number | null) =>
  useQuery({
    queryKey: ['detalle-usuario', id],
    queryFn: ({ signal }) => llamar('detalle-usuario', { params: { id: id ?? 0 } }, { senal: signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  });

/** Gives the roles that the person may give, and the managing entities where; neither changes while one works. */
export const useOpcionesDeUsuario = () =>
  useQuery({
    queryKey: ['usuarios-opciones'],
    queryFn: ({ signal }) => llamar('usuarios/opciones', {}, { senal: signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
