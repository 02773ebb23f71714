import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';
import type { BusquedaNovedades } from './busqueda.ts';

/** Document 1 §9. */
export const POR_PAGINA = 10;

/** The word that the path has for an empty filter (document 1 §5), which the contract reads as none. */
const SIN_FILTRO = 'null';

/** One page. Another page of the same search keeps the former in view; another search never shows the old rows. */
export function useNovedades({ numeroDocumento, departamento, pagina }: BusquedaNovedades) {
  const clave = JSON.stringify([numeroDocumento, departamento]);
  return useQuery({
    queryKey: ['novedades', clave, pagina],
    queryFn: ({ signal }) =>
      llamar(
        'novedades',
        {
          params: {
            page: pagina,
            limit: POR_PAGINA,
            ci: numeroDocumento || SIN_FILTRO,
            departamento: departamento || SIN_FILTRO,
          },
        },
        { senal: signal },
      ),
    placeholderData: (previa, consulta) => (consulta?.queryKey[1] === clave ? previa : undefined),
    staleTime: 0,
  });
}
