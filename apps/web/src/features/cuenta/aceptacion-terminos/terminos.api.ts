import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';

const CLAVE_ACEPTACION = ['aceptacion-terminos', 'activo'];

export function useAceptacion() {
  return useQuery({
    queryKey: CLAVE_ACEPTACION,
    queryFn: ({ signal }) => llamar('aceptacion-terminos/verificar', {}, { senal: signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** @param version the one that was read. @throws ErrorApi 409 TERMINOS_CAMBIADOS when another one is in force by now. */
export const aceptarTerminos = (version: string) => llamar('aceptacion-terminos/aceptar', { query: { version } });
