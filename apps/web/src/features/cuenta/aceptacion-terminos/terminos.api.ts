import { queryOptions, useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';

export const ACEPTACION = queryOptions({
  queryKey: ['aceptacion-terminos', 'activo'],
  queryFn: ({ signal }) => llamar('aceptacion-terminos/verificar', {}, { senal: signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Asks what is different for who accepted another version; where that cannot be told, the whole text serves. */
export const useCambios = () =>
  useQuery({
    queryKey: ['aceptacion-terminos', 'cambios'],
    queryFn: ({ signal }) => llamar('aceptacion-terminos/cambios', {}, { senal: signal }),
    staleTime: 0,
  });

/** @param version is the one that was read. @throws ErrorApi 409 TERMINOS_CAMBIADOS when another is in force. */
export const aceptarTerminos = (version: string) => llamar('aceptacion-terminos/aceptar', { query: { version } });
