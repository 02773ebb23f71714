import type { Perfil } from '@sgpa/contract/v1/perfil';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

export const consultaPerfil = queryOptions({
  queryKey: ['perfil'],
  queryFn: ({ signal }) => api.get<Perfil>('/v1/findUsuario', { senal: signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Data of the person in session, with what the server lets them do; asked once per session. */
export const usePerfil = () => useQuery(consultaPerfil);
