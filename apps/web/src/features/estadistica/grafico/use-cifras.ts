import type { ClaveRuta } from '@sgpa/contract/endpoints';
import type { DatosDeGrafico } from '@sgpa/contract/shared/grafico';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { leerCifras } from './datos.ts';

/** A chart's figures: what was shown stays in view until the new ones come. Older than a moment they are asked again. */
export function useCifras(
  ruta: ClaveRuta,
  filtro: object,
  pedir: (senal: AbortSignal) => Promise<{ data: DatosDeGrafico; claves?: readonly number[] }>,
) {
  return useQuery({
    queryKey: [ruta, filtro],
    queryFn: ({ signal }) => pedir(signal),
    select: leerCifras,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
