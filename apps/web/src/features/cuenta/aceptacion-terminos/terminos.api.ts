import type { Terminos } from '@sgpa/contract/v1/aceptacion-terminos';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

interface Aceptacion {
  activo: boolean;
}

const CLAVE_ACEPTACION = ['aceptacion-terminos', 'activo'];

export function useAceptacion() {
  return useQuery({
    queryKey: CLAVE_ACEPTACION,
    queryFn: ({ signal }) => api.get<Aceptacion>('/v1/verificarAceptacion', { senal: signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useTerminos(activo: boolean) {
  return useQuery({
    queryKey: ['aceptacion-terminos', 'texto'],
    queryFn: ({ signal }) => api.get<Terminos>('/v1/terminos', { senal: signal }),
    enabled: activo,
  });
}

/** @param version the one that was read. @throws ErrorApi 409 TERMINOS_CAMBIADOS when another one is in force by now. */
export const aceptarTerminos = (version: string) =>
  api.get<Aceptacion>(`/v1/activarUsuario?version=${encodeURIComponent(version)}`);
