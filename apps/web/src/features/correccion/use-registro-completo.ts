import { useQuery } from '@tanstack/react-query';

/** A whole record to be edited: asked once, and anew only when the person asks for it, so that nothing moves under the form. */
export function useRegistroCompleto<R>(caso: string, id: string, leer: (id: string, senal: AbortSignal) => Promise<R>) {
  return useQuery({
    queryKey: [caso, id],
    queryFn: ({ signal }) => leer(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}
