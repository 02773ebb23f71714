import type { Perfil } from '@sgpa/contract/v1/perfil';
import type { TipoAsegurado } from '@sgpa/domain/titular/tipo-asegurado';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { llamar } from './llamar.ts';

export const consultaPerfil = queryOptions({
  queryKey: ['perfil'],
  queryFn: ({ signal }) => llamar('perfil', {}, { senal: signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Gives the data of the person in session, with what the server lets them do; it is asked once per session. */
export const usePerfil = () => useQuery(consultaPerfil);

/** The account decides which sections are there, the only insured type, and whether the managing entity is chosen. */
export interface Modo {
  /** CAJA_WEB_SUS registers VOLUNTARIO alone: it sees neither employer nor insured type nor date. */
  seccionesOcultas: boolean;
  tipoFijo: TipoAsegurado | null;
  eligeEnte: boolean;
}

/** Reads the mode from the profile; nothing is special until that is known. */
export function modoDelPerfil(perfil: Pick<Perfil, 'elige_ente' | 'tipo_asegurado_fijo'> | undefined): Modo {
  const tipoFijo = perfil?.tipo_asegurado_fijo ?? null;
  return { seccionesOcultas: tipoFijo !== null, tipoFijo, eligeEnte: perfil?.elige_ente ?? false };
}

/** Keeps the mode with which the page was opened: the page outlives a session that ends. */
export function useModo(): Modo {
  const { data } = usePerfil();
  const [modo] = useState(() => modoDelPerfil(data));
  return modo;
}
