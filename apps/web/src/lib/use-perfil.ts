import { queryOptions, useQuery } from '@tanstack/react-query';
import { llamar } from './llamar.ts';

export const consultaPerfil = queryOptions({
  queryKey: ['perfil'],
  queryFn: ({ signal }) => llamar('perfil', {}, { senal: signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Data of the person in session, with what the server lets them do; asked once per session. */
export const usePerfil = () => useQuery(consultaPerfil);
