import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';
import type { Busqueda } from './busqueda.ts';
import { aConsulta, claveDeBusqueda, leerRespuesta, rutaDeLista } from './consulta.ts';

/** Asks for one page. The former page of the same search stays in view; another search never shows the old rows. */
export function useListaAsegurados(busqueda: Busqueda, enabled: boolean) {
  const clave = claveDeBusqueda(busqueda);
  return useQuery({
    queryKey: ['lista-asegurados', clave, busqueda.pagina],
    queryFn: ({ signal }) => llamar(rutaDeLista(busqueda), { query: aConsulta(busqueda) }, { senal: signal }),
    select: leerRespuesta,
    placeholderData: (previa, consulta) => (consulta?.queryKey[1] === clave ? previa : undefined),
    staleTime: 0,
    enabled,
  });
}
