import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';
import type { BusquedaParametros } from './busqueda.ts';

export const POR_PAGINA = 10;

/** One page. Another page of the same search keeps the former in view; another search never shows the old rows. */
export function useParametros({ lista, buscar, vigencia, ente, pagina }: BusquedaParametros) {
  const clave = JSON.stringify([lista, buscar, vigencia, ente]);
  return useQuery({
    queryKey: ['parametros', clave, pagina],
    queryFn: ({ signal }) =>
      llamar(
        'parametros',
        {
          params: { lista },
          query: {
            page: pagina,
            limit: POR_PAGINA,
            buscar: buscar || undefined,
            vigencia: vigencia || undefined,
            idEnteGestor: ente === '' ? undefined : Number(ente),
          },
        },
        { senal: signal },
      ),
    placeholderData: (previa, consulta) => (consulta?.queryKey[1] === clave ? previa : undefined),
    staleTime: 0,
  });
}
