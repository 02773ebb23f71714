import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';

/** Asked anew each time that it is opened: somebody else may have answered it meanwhile. */
export const useDetalleNovedad = (id: number | null) =>
  useQuery({
    queryKey: ['detalle-novedad', id],
    queryFn: ({ signal }) =>
      llamar('detalle-novedad', { params: { id_novedad_ente_gestor: id ?? 0 } }, { senal: signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  });
