import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';
import type { BusquedaMonitoreo, FiltrosDeclaraciones } from './busqueda.ts';

/** A day waits seconds for its count. */
const MIENTRAS_SE_CUENTA_MS = 10_000;

type Pedidas = Pick<BusquedaMonitoreo, 'anuladas' | keyof FiltrosDeclaraciones>;

export const useDeclaraciones = ({ anuladas, idEnteGestor, periodo, difieren }: Pedidas, enabled = true) =>
  useQuery({
    queryKey: ['declaraciones', anuladas, idEnteGestor, periodo, difieren],
    queryFn: ({ signal }) =>
      llamar(
        'declaraciones',
        {
          query: {
            anuladas: anuladas ? 'true' : undefined,
            idEnteGestor: idEnteGestor === '' ? undefined : Number(idEnteGestor),
            periodo: periodo || undefined,
            difieren: difieren === 'si' ? 'true' : undefined,
          },
        },
        { senal: signal },
      ),
    enabled,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ conteo }) => conteo === 'PENDIENTE') ? MIENTRAS_SE_CUENTA_MS : false,
  });

/**
 * Asks anew each time the declaration is opened, as somebody else may have corrected it. While it is open it never
 * asks: what was typed over this version stays in view whatever became of it.
 */
export const useDeclaracion = (id: number | null) =>
  useQuery({
    queryKey: ['declaracion', id],
    queryFn: ({ signal }) => llamar('declaraciones/detalle', { params: { id: id ?? 0 } }, { senal: signal }),
    select: ({ data }) => data,
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
