import { queryOptions, useQuery } from '@tanstack/react-query';
import { llamar } from './llamar.ts';

export const consultaPerfil = queryOptions({
  queryKey: ['perfil'],
  queryFn: ({ signal }) => llamar('perfil', {}, { senal: signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Gives the data of the person in session, with what the server lets them do; it is asked once per session. */
export const usePerfil = () => useQuery(consultaPerfil);
